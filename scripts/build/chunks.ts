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
    test: /\/node_modules\/(react|react-dom|react-router|scheduler|nanostores|@nanostores)\/|vite\/preload-helper|rolldown\/runtime/,
  },
  {
    // What nearly every page needs.
    name: "basics",
    test: modules(
      [
        "app/(account-runtime|app|app-routes|error-boundary|footer|header|header-link|logo|page-head|routes)",
        "config/(limits|prices|router-state|site|site-address)",
        "features/auth/session/restore-session",
        "features/offline/register-service-worker",
        "lib/(analytics|error-reports|when-idle)",
        "ui/(page-heading|toasts)",
        "features/auth/session/session-store",
        "features/generator/entry-memory",
        "generators/registry",
        "lib/(browser-storage|clipboard|env|format|stored-session)",
        "ui/(breadcrumbs|busy-button|button|email-link|icon-button|lazy|link|linked-text|panel|structured-data)",
        "ui/(toast-store|use-in-view|use-is-hydrating)",
      ],
      "/lucide-react/dist/esm/(?!icons)|/icons/(menu|x)\\.mjs$",
    ),
  },
  {
    // What every page with suggestions needs.
    name: "suggestions",
    test: modules(
      [
        "features/favorites/(favorite-button|favorites-store|saved-favorites|use-favorites)",
        "features/generator/(generate-button|late-name-facts|places|use-facts|use-generation)",
        "features/plan-features/entitlement-store",
        "generators/(definition|engine|filters|length-filter|sample|word-list)",
        "lib/(names-store|stored-names)",
        "ui/(busy-button|copy-button|use-names-store)",
      ],
      "/icons/(copy|heart|refresh-cw)\\.mjs$",
    ),
  },
  {
    // What every page with filters needs besides.
    name: "filters",
    test: modules(
      [
        "features/favorites/(count-places|favorites-card|favorites-heading|favorites-link|favorites-list)",
        "features/generator/(filter-form|share-button|suggestion-list|use-filter-choices|use-focus-fallback)",
        "features/generator/use-shared-names",
        "features/hidden-names/(?!hide-button).*",
        "features/name-lists/add-to-list/add-to-list-button",
        "ui/select-field",
      ],
      "/icons/(chevron-down|ellipsis)\\.mjs$",
    ),
  },
  {
    // The menu of a suggestion, loaded when it is opened.
    name: "suggestion-menu",
    test: modules(
      ["features/generator/suggestion-menu", "features/hidden-names/hide-button", "ui/menu-item"],
      "/icons/eye-off\\.mjs$",
    ),
  },
];
