/** Calls of SQL functions as the edge functions make them, one or several at once. */
import type pg from "pg";
import { expect } from "vitest";
import {
  becomeCaller,
  COMPETITORS,
  type Connections,
  compete,
  messagesOf,
  transaction,
  valuesOf,
} from "./connections.ts";

/** Calls a function in the transaction of a client, and returns its result. */
export async function call(client: pg.ClientBase, name: string, ...parameters: unknown[]) {
  await becomeCaller(client, "service_role", null);
  const places = parameters.map((_parameter, index) => `$${index + 1}`);
  const { rows } = await client.query<{ result: unknown }>(
    `select public.${name}(${places.join(", ")}) as result`,
    parameters,
  );
  return rows[0]?.result;
}

export function serviceCalls(connections: Connections) {
  return {
    callOnce(name: string, ...parameters: unknown[]): Promise<unknown> {
      return transaction(connections.owner, (client) => call(client, name, ...parameters));
    },
    /** Calls it on several connections at once; fails if one of the calls does. */
    async callAtOnce(name: string, ...parameters: unknown[]): Promise<unknown[]> {
      const results = await compete(connections, (client) => call(client, name, ...parameters));
      expect(messagesOf(results)).toEqual([]);
      return valuesOf(results);
    },
  };
}

/** The results of all calls but the one that competes with them, if they have the same. */
export function repeated(value: unknown, count = COMPETITORS - 1): unknown[] {
  return Array.from({ length: count }, () => value);
}

/** Compares values of mixed types without their order. */
export function expectInAnyOrder(values: readonly unknown[], expected: readonly unknown[]): void {
  expect([...values].map(String).sort()).toEqual([...expected].map(String).sort());
}
