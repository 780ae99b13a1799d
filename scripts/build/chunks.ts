/**
 * Which modules share a chunk. Small modules that are needed together compress better in one file than
 * in chunks of their own, and cost one request. A group may import only modules of groups above it:
 * chunks that import each other can run before React is initialized.
 */

/** Matches modules of src/ by their paths without extension, and further files by a pattern. */
function modules(paths: readonly string[], others?: string): RegExp {
  const sources = `/src/(${paths.join("|")})\\.tsx?$`;
  return new RegExp(others ? `${sources}|${others}` : sources);
}

export const chunkGroups = [
  {
    // Browsers can cache it across most releases.
    name: "framework",
    test: /\/node_modules\/(react|react-dom|react-router|scheduler|nanostores|@nanostores)\/|vite\/preload-helper/,
  },
  {
    // The frame, and what pages with suggestions need: a visit seldom does without, and in one file
    // they compress better.
    name: "basics",
    test: modules(
      [
        "app/(account-runtime|app|app-routes|error-boundary|footer|header|header-link|header-search)",
        "app/(logo|page-head|routes)",
        "config/(limits|router-state|site|site-address)",
        "features/auth/session/restore-session",
        "features/generator/(generator|late-name-facts|suggestions|use-facts|use-focus-fallback|use-suggestions|visit-memory)",
        "features/offline/register-service-worker",
        "generators/(definition|engine|filters|length-filter|registry|sample|word-list)",
        "lib/(analytics|browser-storage|clipboard|env|error-reports|format-count|names-store)",
        "lib/(stored-names|stored-session|when-idle)",
        "name-ui/access/(entitlement-store|session-store)",
        "name-ui/favorites/(favorite-button|favorites-store|saved-favorites|use-favorites)",
        "ui/(breadcrumbs|busy-button|button|copy-button|copy-with-toast|email-link|icon)",
        "ui/(icon-button|lazy|link|linked-text|page-heading|panel|share-address)",
        "ui/(structured-data|toast-store|toasts|use-in-view|use-is-hydrating|use-names-store)",
      ],
      "/icons/(copy|heart|menu|refresh-cw|search|x)\\.mjs$",
    ),
  },
  {
    // What every page with filters needs besides.
    name: "filters",
    test: modules(
      [
        "features/favorites/(count-places|favorites-card|favorites-heading|favorites-link|favorites-list)",
        "features/generator/(filter-form|page-layout|share-button|suggestion-list|use-filter-choices)",
        "features/generator/(more-filters|use-shared-names)",
        "name-ui/(access/use-access|export/export-button|links/late-name-link)",
        "name-ui/(hidden-names/(?!hide-button).*|name-lists/add-to-list-button)",
        "ui/select-field",
      ],
      "/icons/(chevron-down|ellipsis)\\.mjs$",
    ),
  },
  {
    // The list is most of it, and other pages need it too.
    name: "surnames",
    test: modules(["generators/(surnames|surname-list)", "words/surnames"]),
  },
  {
    // The menu of a suggestion, loaded when it is opened.
    name: "suggestion-menu",
    test: modules(
      ["features/generator/suggestion-menu", "name-ui/hidden-names/hide-button", "ui/menu-item"],
      "/icons/eye-off\\.mjs$",
    ),
  },
];
