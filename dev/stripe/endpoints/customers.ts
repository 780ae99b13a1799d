import type Stripe from "stripe";
import * as v from "valibot";
import { deleteCustomer } from "../billing/customers.ts";
import { emit } from "../events.ts";
import { findCustomer } from "../find.ts";
import { type Customer, newId, now } from "../model.ts";
import { customerObject } from "../objects/customers.ts";
import {
  type Entries,
  email,
  list,
  mergeMetadata,
  metadata,
  parseParameters,
  text,
} from "../parameters.ts";
import { type Call, expand, noSuch } from "./call.ts";
import { listPage, pageQuery } from "./lists.ts";

const customerParameters = v.strictObject({
  email: v.optional(email),
  expand,
  metadata,
  preferred_locales: v.optional(list(text())),
} satisfies Entries<Stripe.CustomerCreateParams>);

const customerQuery = v.strictObject(pageQuery satisfies Entries<Stripe.CustomerListParams>);

const removedCustomer = v.strictObject({} satisfies Entries<Stripe.CustomerDeleteParams>);

export function createCustomer({ form, account }: Call): object {
  const parameters = parseParameters(form, customerParameters);
  const customer: Customer = {
    id: newId("cus"),
    email: parameters.email ?? null,
    metadata: mergeMetadata({}, parameters.metadata),
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
  customer.metadata = mergeMetadata(customer.metadata, parameters.metadata);
  emit(call.account, "customer.updated", customerObject(call.account, customer));
  return customerObject(call.account, customer);
}

export function removeCustomer(call: Call): object {
  parseParameters(call.form, removedCustomer);
  const customer = requireOwn(call);
  deleteCustomer(call.account, customer);
  return customerObject(call.account, customer);
}

function requireOwn(call: Call): Customer {
  const customer = findCustomer(call.account, call.id);
  if (!customer) throw noSuch(call, "customer", call.id, "id", 404);
  return customer;
}

export function listCustomers(call: Call): object {
  const query = parseParameters(call.form, customerQuery);
  const found = call.account.customers.filter(({ isDeleted }) => !isDeleted);
  return listPage(call, "/v1/customers", query, found);
}
