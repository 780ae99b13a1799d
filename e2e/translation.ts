import type { Page } from "@playwright/test";

/**
 * Changes the document as Chrome's machine translation does, from its hydration on: each text node, also of what is
 * shown later, gives way to an element, here with the same text.
 */
export async function translate(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const untranslated = "font, script, style, textarea, [translate=no]";

    function replace(text: Text) {
      if (!text.data.trim() || text.parentElement?.closest(untranslated)) return;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      inner.textContent = text.data;
      outer.append(inner);
      text.replaceWith(outer);
    }

    function replaceIn(node: Node) {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts = node instanceof Text ? [node] : [];
      while (walker.nextNode()) {
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      }
      texts.forEach(replace);
    }

    const later = new MutationObserver((records) => {
      for (const { target, addedNodes } of records) {
        if (target instanceof Text && target.isConnected) replace(target);
        for (const node of addedNodes) if (node.isConnected) replaceIn(node);
      }
    });

    function start() {
      if (!document.querySelector("#root[data-hydrated]")) {
        requestAnimationFrame(start);
        return;
      }
      document.documentElement.classList.add("translated-ltr");
      replaceIn(document.body);
      later.observe(document.body, { childList: true, characterData: true, subtree: true });
    }
    start();
  });
}
