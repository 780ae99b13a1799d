import * as v from "valibot";
import { deleteCustomer } from "../billing/customers.ts";
import { emit } from "../events.ts";
import { findCustomer } from "../find.ts";
import { type Customer, newId, now } from "../model.ts";
import { customerObject } from "../objects/customers.ts";
import { parseParameters } from "../parameters.ts";
import { type Call, metadata, noSuch } from "./call.ts";

const email = v.pipe(v.string(), v.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "Invalid email address"));

const customerParameters = v.object({ email: v.optional(email), metadata });

export function createCustomer({ form, account }: Call): object {
  const parameters = parseParameters(form, customerParameters);
  const customer: Customer = {
    id: newId("cus"),
    email: parameters.email ?? null,
    metadata: parameters.metadata,
    created: now(),
    isDeleted: false,
  };
  account.customers.push(customer);
  return customerObject(account, customer);
}

export function updateCustomer(call: Call): object {
  const parameters = parseParameters(call.form, customerParameters);
  const customer = requireOwn(call);
  customer.email = parameters.email ?? customer.email;
  Object.assign(customer.metadata, parameters.metadata);
  emit(call.account, "customer.updated", customerObject(call.account, customer));
  return customerObject(call.account, customer);
}

export function removeCustomer(call: Call): object {
  const customer = requireOwn(call);
  deleteCustomer(call.account, customer);
  return customerObject(call.account, customer);
}

function requireOwn(call: Call): Customer {
  const customer = findCustomer(call.account, call.id);
  if (!customer) throw noSuch(call, "customer", call.id, "id", 404);
  return customer;
}
