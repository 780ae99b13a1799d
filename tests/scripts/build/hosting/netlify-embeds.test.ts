import { expect, test } from "vitest";
import allowFrames, { config } from "../../../../netlify/edge-functions/embeds.ts";

/** What Netlify answers without the function: the headers of both rules, joined. */
function found(status: number): Response {
  return new Response("text", {
    status,
    headers: {
      "Content-Security-Policy": "frame-ancestors 'none', frame-ancestors *",
      "X-Frame-Options": "DENY",
      "X-Content-Type-Options": "nosniff",
    },
  });
}

function answerTo(status: number): Promise<Response> {
  const request = new Request("https://namnfynd.se/inbaddat/namn/astrid");
  return allowFrames(request, { next: async () => found(status) });
}

test("on Netlify a chart may be framed, with the other headers of the site", async () => {
  const { headers } = await answerTo(200);
  expect(headers.get("Content-Security-Policy")).toMatch(/frame-ancestors \*/);
  expect(headers.get("Content-Security-Policy")).not.toContain("'none', ");
  expect(headers.has("X-Frame-Options")).toBe(false);
  expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
});

test("on Netlify the page of a missing address may not be framed", async () => {
  const { status, headers } = await answerTo(404);
  expect(status).toBe(404);
  expect(headers.get("X-Frame-Options")).toBe("DENY");
});

test("on Netlify no other address has the function", () => {
  expect(config.path).toBe("/inbaddat/*");
});
