/**
 * Public address of the site without a trailing slash; canonical addresses are built from it.
 *
 * @param configured the value of VITE_SITE_URL
 */
export function siteAddress(configured: string | undefined): string {
  return (configured || "https://namnfynd.se").replace(/\/+$/, "");
}
