// @vitest-environment jsdom
import { expect, test } from "vitest";
import { compactHtml } from "../../../scripts/build/prerender/compact-html.ts";

/** Everything that a browser has of it, comments and spaces included. */
function elementsOf(html: string): string {
  return new DOMParser().parseFromString(html, "text/html").body.innerHTML;
}

test.each([
  ["a list", "<ul><li>a</li><li><b>b</b></li></ul>", "<ul><li>a<li><b>b</b></ul>"],
  ["a list in a list", "<ol><li><ul><li>a</li></ul></li></ol>", "<ol><li><ul><li>a</ul></ol>"],
  [
    "a table",
    "<table><thead><tr><th>År</th></tr></thead><tbody><tr><th>1</th><td>2</td></tr><tr><td>3</td></tr></tbody></table>",
    "<table><thead><tr><th>År<tbody><tr><th>1<td>2<tr><td>3</table>",
  ],
  [
    "a picture",
    '<svg><g><path d="M0,0"></path><use href="#a"></use></g></svg>',
    '<svg><g><path d="M0,0"/><use href="#a"/></g></svg>',
  ],
  [
    "a mark",
    '<p data-deferred=""><b data-built="">a</b><i title="">=""</i></p>',
    '<p data-deferred><b data-built>a</b><i title="">=""</i></p>',
  ],
])("%s is shorter, and the same in a browser", (_what, html, shorter) => {
  expect(compactHtml(html)).toBe(shorter);
  expect(elementsOf(shorter)).toBe(elementsOf(html));
});

test.each([
  [
    "a comment after an item, where hydration looks for it",
    "<ul><li>a</li><!--$--><li>b</li></ul>",
  ],
  ["a comment after a cell", "<table><tbody><tr><td>a</td><!-- --><td>b</td></tr></tbody></table>"],
  ["a space after an item", "<ul><li>a</li> <li>b</li> </ul>"],
])("%s stays where it is", (_what, html) => {
  expect(elementsOf(compactHtml(html))).toBe(elementsOf(html));
});
