/** Finds objects by their id, whose prefix says what they are, and includes them in others. */
import { ApiError } from "./api-error.ts";
import { eventObject } from "./events.ts";
import { invoicePaymentOf } from "./find.ts";
import type { Account } from "./model.ts";
import { balanceTransactionObject, movementsOf } from "./objects/balance.ts";
import { lineItemList, sessionObject } from "./objects/checkout-sessions.ts";
import { creditNoteObject } from "./objects/credit-notes.ts";
import { customerObject } from "./objects/customers.ts";
import {
  invoiceObject,
  invoicePaymentId,
  invoicePaymentList,
  invoicePaymentObject,
} from "./objects/invoices.ts";
import {
  chargeObject,
  disputeObject,
  hasCharge,
  paymentObject,
  refundList,
  refundObject,
} from "./objects/payments.ts";
import { priceObject } from "./objects/prices.ts";
import {
  PORTAL_ID,
  portalConfigurationObject,
  taxIdObject,
  taxRateObject,
  webhookEndpointObject,
} from "./objects/setup.ts";
import {
  scheduleObject,
  subscriptionObject,
  subscriptionOfSchedule,
} from "./objects/subscriptions.ts";
import { findPrice } from "./prices.ts";

/** The depth to which Stripe expands. */
const MAX_DEPTH = 4;

type Fields = Record<string, unknown>;

const FINDERS: Readonly<Record<string, (account: Account, id: string) => object | null>> = {
  cus: (account, id) => found(account.customers, id, (entry) => customerObject(account, entry)),
  cs: (account, id) => found(account.sessions, id, (entry) => sessionObject(account, entry)),
  sub(account, id) {
    const scheduled = subscriptionOfSchedule(account, id);
    if (scheduled) return scheduleObject(account, scheduled);
    return found(account.subscriptions, id, (entry) => subscriptionObject(account, entry));
  },
  in: (account, id) => found(account.invoices, id, (entry) => invoiceObject(account, entry)),
  txn: (account, id) => found(movementsOf(account), id, balanceTransactionObject),
  inpay(account, id) {
    const invoice = account.invoices.find((entry) => invoicePaymentId(entry) === id);
    const payment = invoice && invoicePaymentOf(account, invoice);
    return payment ? invoicePaymentObject(account, invoice, payment) : null;
  },
  pi: (account, id) => found(account.payments, id, (entry) => paymentObject(account, entry)),
  cn: (account, id) => found(account.creditNotes, id, (entry) => creditNoteObject(account, entry)),
  evt: (account, id) => found(account.events, id, (entry) => eventObject(account, entry)),
  ch(account, id) {
    const payment = account.payments.find(({ chargeId }) => chargeId === id);
    return payment && hasCharge(payment) ? chargeObject(account, payment) : null;
  },
  du(account, id) {
    const payment = account.payments.find(({ dispute }) => dispute?.id === id);
    return payment?.dispute ? disputeObject(account, payment, payment.dispute) : null;
  },
  re(account, id) {
    for (const payment of account.payments) {
      const refund = payment.refunds.find((entry) => entry.id === id);
      if (refund) return refundObject(payment, refund);
    }
    return null;
  },
  price(account, id) {
    const price = findPrice(id);
    return price ? priceObject(account, price) : null;
  },
  txi: (account, id) => found(account.setup.taxIds, id, (entry) => taxIdObject(account, entry)),
  txr: (account, id) => found(account.setup.taxRates, id, (entry) => taxRateObject(account, entry)),
  we: (account, id) =>
    found(account.setup.webhookEndpoints, id, (entry) => webhookEndpointObject(account, entry)),
  bpc(account, id) {
    const { portal } = account.setup;
    return portal && id === PORTAL_ID ? portalConfigurationObject(account, portal) : null;
  },
};

function found<Entry extends { readonly id: string }>(
  entries: readonly Entry[],
  id: string,
  toObject: (entry: Entry) => object,
): object | null {
  const entry = entries.find((candidate) => candidate.id === id);
  return entry ? toObject(entry) : null;
}

/** The object with this id; null if the account has none. */
export function findObject(account: Account, id: string): object | null {
  const prefix = id.slice(0, id.indexOf("_"));
  return Object.hasOwn(FINDERS, prefix) ? (FINDERS[prefix]?.(account, id) ?? null) : null;
}

/**
 * Replaces ids in an object by the objects, and includes what is there only on request.
 *
 * @param paths as `latest_invoice.payments`; those in a list start with `data`
 */
export function expandObject<Expanded extends object>(
  account: Account,
  object: Expanded,
  paths: readonly string[],
): Expanded {
  for (const path of paths) {
    const names = path.split(".");
    if (names.length > MAX_DEPTH) {
      throw new ApiError(400, `You cannot expand more than ${MAX_DEPTH} levels of a property.`, {
        param: "expand",
      });
    }
    expandPath(account, object, names, path);
  }
  return object;
}

function expandPath(
  account: Account,
  target: unknown,
  [name = "", ...rest]: readonly string[],
  path: string,
): void {
  if (Array.isArray(target)) {
    for (const entry of target) expandPath(account, entry, [name, ...rest], path);
    return;
  }
  if (!isFields(target)) return;
  let value = target[name];
  if (value === undefined) value = includedList(account, target, name);
  if (typeof value === "string") value = findObject(account, value) ?? undefined;
  if (value === undefined) {
    throw new ApiError(400, `This property cannot be expanded (${path}).`, { param: "expand" });
  }
  target[name] = value;
  if (rest.length > 0) expandPath(account, value, rest, path);
}

function includedList(account: Account, { object, id }: Fields, name: string): object | undefined {
  const isEntry = (entry: { readonly id: string }) => entry.id === id;
  switch (`${object}.${name}`) {
    case "checkout.session.line_items": {
      const session = account.sessions.find(isEntry);
      return session && lineItemList(account, session);
    }
    case "invoice.payments": {
      const invoice = account.invoices.find(isEntry);
      return invoice && invoicePaymentList(account, invoice);
    }
    case "charge.refunds": {
      const payment = account.payments.find(({ chargeId }) => chargeId === id);
      return payment && refundList(payment);
    }
  }
  return undefined;
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null;
}
