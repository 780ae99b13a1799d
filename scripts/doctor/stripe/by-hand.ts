/** The settings of Stripe that its API does not tell. docs/deployment.md explains each. */
import { byHand, type Finding } from "../finding.ts";

export const UNTOLD: readonly Finding[] = [
  byHand(
    "terms of service",
    "Settings → Business → Public details: the address of /villkor, or Stripe refuses every checkout",
  ),
  byHand(
    "failed payments",
    "Settings → Billing → Subscriptions and emails: retries on, then cancel the subscription; mails when card payments fail",
  ),
  byHand(
    "payments that require confirmation (3D Secure)",
    "Settings → Billing → Subscriptions and emails: a mail with a Stripe-hosted link",
  ),
  byHand(
    "disputed payments",
    "Settings → Billing → Subscriptions and emails: leave the subscription as it is; the site cancels it",
  ),
  byHand("receipts", "Settings → Business → Customer emails: successful payments and refunds"),
  byHand(
    "refunds that failed, and disputes",
    "Personal details → Communication preferences: mails about both to all who may refund",
  ),
  byHand("adaptive pricing", "Settings → Payments → Adaptive Pricing: off"),
  byHand(
    "sales to other EU countries",
    "count them once a month; beyond 10,000 euro a year the buyer's country has the VAT (docs/deployment.md)",
  ),
];
