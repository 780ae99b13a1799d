/** Connections that browsers count as slow (`navigator.connection.effectiveType`). */
const SLOW_CONNECTIONS: readonly unknown[] = ["slow-2g", "2g", "3g"];

/**
 * Whether nothing may be fetched before it is needed: the visitor has asked the browser to save data, as one does on
 * a metered connection, or the connection is slow. Browsers without the API, Safari and Firefox, say neither.
 */
export function isDataScarce(): boolean {
  if (navigator.connection?.saveData === true) return true;
  return SLOW_CONNECTIONS.includes(navigator.connection?.effectiveType);
}
