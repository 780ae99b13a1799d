/**
 * Stands in for hCaptcha's script: the part of its API that @hcaptcha/react-hcaptcha uses, with a
 * button in place of the check. Served to the browser as it is.
 */
(() => {
  const widgets = new Map();

  function render(box, settings) {
    const id = `stand-in-${widgets.size}`;
    const button = document.createElement("button");
    button.type = "button";
    // Hosted scripts may set HTML, which the site has to allow (docs/decisions/0013).
    button.innerHTML = "<span>Jag är en människa</span>";
    const isDark = settings.theme === "dark";
    Object.assign(button.style, {
      width: settings.size === "compact" ? "164px" : "302px",
      height: settings.size === "compact" ? "144px" : "76px",
      border: `1px solid ${isDark ? "#9a928a" : "#6b635c"}`,
      borderRadius: "4px",
      background: isDark ? "#2b2623" : "#ffffff",
      color: isDark ? "#ffffff" : "#2b2623",
      font: "inherit",
    });
    const { theme, size, hl, sitekey } = settings;
    button.dataset.settings = JSON.stringify({ theme, size, hl, sitekey });
    const widget = { button, response: "" };
    button.addEventListener("click", () => {
      widget.response = `stand-in-${crypto.randomUUID()}`;
      button.textContent = "Du är en människa";
      settings.callback?.(widget.response);
    });
    box.append(button);
    widgets.set(id, widget);
    return id;
  }

  function reset(id) {
    const widget = widgets.get(id);
    if (!widget) return;
    widget.response = "";
    widget.button.textContent = "Jag är en människa";
  }

  window.hcaptcha = {
    render,
    reset,
    remove: (id) => widgets.get(id)?.button.remove(),
    getResponse: (id) => widgets.get(id)?.response ?? "",
    getRespKey: () => "",
  };
  window[new URL(document.currentScript.src).searchParams.get("onload")]?.();
})();
