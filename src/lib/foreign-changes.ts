/**
 * Lets React work in a document that others change too. Machine translation, as that of Chrome, replaces each text
 * node by a `<font>` element. React still holds the text node: removing it, or inserting something before it, is an
 * error of the DOM that takes the whole page down, and a new text is written where nobody sees it (facebook/react#11538).
 */

/** The elements in whose place React believes a text node to be. */
const replacements = new WeakMap<Node, Element>();

let isChanged = false;

/** Whether others have changed the page: what React then finds different from what it expects is no fault of ours. */
export function isChangedByOthers(): boolean {
  return isChanged;
}

/**
 * Makes removing and inserting take the element that has replaced a text node for the text node, and puts a text node
 * that React has changed back in its place, where it is translated again. To be called once, before React renders.
 */
export function tolerateForeignChanges(): void {
  // Noted by the script in index.html, until now.
  isChanged = "changedByOthers" in document.documentElement.dataset;
  const { removeChild, insertBefore } = Node.prototype;

  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    const present = presentNode(child, this);
    if (present) removeChild.call(this, present);
    return child;
  };

  Node.prototype.insertBefore = function <Added extends Node>(
    this: Node,
    added: Added,
    next: Node | null,
  ): Added {
    // A text node that is moved leaves nothing behind.
    replacements.get(added)?.remove();
    replacements.delete(added);
    insertBefore.call(this, added, next && presentNode(next, this));
    return added;
  };

  const observer = new MutationObserver((records) => {
    for (const {
      type,
      target,
      removedNodes,
      addedNodes,
      previousSibling,
      nextSibling,
    } of records) {
      if (type === "characterData") putBack(target);
      for (const added of addedNodes) isChanged ||= isAddition(added);
      for (const removed of removedNodes) {
        if (removed.nodeType !== Node.TEXT_NODE || removed.parentNode) continue;
        const replacement = [...addedNodes, previousSibling, nextSibling].find(isFont);
        if (!replacement) continue;
        isChanged = true;
        replacements.set(removed, replacement);
        observer.observe(removed, { characterData: true });
      }
    }
  });
  observer.observe(document, { childList: true, subtree: true });
}

/** The child of a parent that is a node, has replaced it, or wraps it; null when there is none. */
function presentNode(node: Node, parent: Node): Node | null {
  let present: Node | null = node;
  while (present && present.parentNode !== parent) {
    present = replacements.get(present) ?? (isFont(present.parentNode) ? present.parentNode : null);
  }
  return present;
}

function putBack(text: Node): void {
  const replacement = replacements.get(text);
  if (!replacement) return;
  replacements.delete(text);
  replacement.parentNode?.replaceChild(text, replacement);
}

function isFont(node: Node | null): node is Element {
  return node?.nodeName === "FONT";
}

/** Made by iOS of what looks like a date, an address or a number, and by translation. */
const WRAPPERS = "font, a[x-apple-data-detectors]";

/** Of password managers. Every custom element is one too: the site has none. */
const ADDITIONS = "[data-lastpass-icon-root], [data-lastpass-root], [data-dashlanecreated]";

function isAddition(node: Node): boolean {
  return node instanceof Element && (node.localName.includes("-") || node.matches(ADDITIONS));
}

/** Takes out of a prerendered page what others are known to add, so that React finds the page that it has made. */
export function removeForeignNodes(container: Element): void {
  for (const added of container.querySelectorAll("*")) {
    if (isAddition(added)) added.remove();
  }
  for (const wrapper of container.querySelectorAll(WRAPPERS)) {
    const { parentNode } = wrapper;
    wrapper.replaceWith(...wrapper.childNodes);
    // React expects one text node where there are several now.
    parentNode?.normalize();
  }
}
