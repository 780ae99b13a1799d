/**
 * Loads an address from the server instead of navigating, so that nothing of one user stays in
 * memory for the next. Never resolves: a form that awaits this stays busy until the page is gone.
 */
export function loadPage(address: string): Promise<never> {
  window.location.assign(address);
  return new Promise(() => {});
}
