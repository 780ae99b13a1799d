// For charts in the pages of other sites, which can be read without it (docs/decisions/0041-embedded-charts.md).
const root = document.documentElement;

// Otherwise the theme is that of the reader's system.
const theme = new URLSearchParams(location.search).get("tema");
if (theme === "ljust") root.dataset.theme = "light";
if (theme === "morkt") root.dataset.theme = "dark";

// The page around the frame may make it as high as its content.
new ResizeObserver(() => {
  const height = Math.ceil(root.getBoundingClientRect().height);
  parent.postMessage({ type: "namnfynd-height", height }, "*");
}).observe(root);
