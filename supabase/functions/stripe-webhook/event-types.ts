/**
 * The events that can change a plan. docs/deployment.md lists them as those to enable, and
 * `npm run doctor` compares them with those that Stripe sends.
 */
export const EVENT_TYPES: readonly string[] = [
  "charge.dispute.closed",
  "charge.dispute.created",
  "charge.dispute.funds_reinstated",
  "charge.dispute.funds_withdrawn",
  "charge.dispute.updated",
  "charge.refunded",
  "checkout.session.async_payment_failed",
  "checkout.session.async_payment_succeeded",
  "checkout.session.completed",
  "checkout.session.expired",
  "customer.deleted",
  "customer.subscription.created",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.updated",
  "invoice.paid",
  "invoice.payment_action_required",
  "invoice.payment_failed",
  "payment_intent.succeeded",
  "refund.failed",
  "refund.updated",
];
