/**
 * Loads an address from the server instead of navigating, so that nothing of one user stays in
 * memory for the next. Never resolves: a form that awaits this stays busy until the page is gone.
 */
export function loadPage(address: string): Promise<never> {
  const { pathname, search } = window.location;
  window.location.assign(address);
  // The browser does not load an address that differs from the current one in its fragment only.
  if (address.startsWith(`${pathname}${search}#`)) window.location.reload();
  return new Promise(() => {});
}
