import { act, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSubscription } from "@/features/subscription/use-subscription.ts";
import { queryClient } from "@/lib/query-client.ts";
import { noConnection, stubBackend } from "../../backend-stub.ts";
import { wait } from "../../clock.ts";
import { deferred } from "../../deferred.ts";

vi.mock("@/lib/env.ts", () => ({
  backendAddress: { url: "http://localhost", publishableKey: "nyckel" },
}));

const CHECK = "POST /functions/v1/check-subscription";
const ROW = "GET /rest/v1/subscribers";
const REACHABLE = "POST /rest/v1/rpc/plan_matrix";

function row(tier: string): Response {
  return Response.json([{ subscribed: true, subscription_tier: tier, access_until: null }]);
}

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
});

afterEach(() => queryClient.clear());

let checkAgain: () => Promise<unknown>;

function Plan() {
  const { subscription, plan, ...query } = useSubscription("u1", { refetchOnFocus: true });
  checkAgain = query.checkAgain;
  return (
    <>
      <p>{subscription?.plan ?? "okänt"}</p>
      <p role="note">{plan ? `Har det som ingår i ${plan}` : "Har det som är okänt"}</p>
    </>
  );
}

test("checks of several components, and while one is under way, share a call", async () => {
  const answer = deferred<Response>();
  const calls = stubBackend({
    [CHECK]: () => answer.promise.then((response) => response.clone()),
    [ROW]: () => row("Plus"),
  });
  render(
    <>
      <Plan />
      <Plan />
      <Plan />
    </>,
  );
  answer.resolve(Response.json({}));
  expect(await screen.findAllByText("Plus")).toHaveLength(3);
  expect(calls.map(({ name }) => name)).toEqual([CHECK, ROW]);

  // The plan is known by now: fetching again could abort the call that is under way.
  const second = deferred<Response>();
  const again = stubBackend({
    [CHECK]: () => second.promise,
    [ROW]: () => row("Basic"),
  });
  await act(async () => {
    const checks = [checkAgain(), checkAgain()];
    window.dispatchEvent(new Event("focus"));
    checks.push(checkAgain());
    second.resolve(Response.json({}));
    await Promise.all(checks);
  });
  expect(await screen.findAllByText("Basic")).toHaveLength(3);
  expect(again.map(({ name }) => name)).toEqual([CHECK, ROW]);
});

test("a throttled or failed check keeps the known plan", async () => {
  stubBackend({ [CHECK]: Response.json({}), [ROW]: () => row("Plus") });
  render(<Plan />);
  await screen.findByText("Plus");
  for (const status of [429, 500]) {
    stubBackend({
      [CHECK]: Response.json({ error: "Nej." }, { status }),
      [ROW]: () => row("Plus"),
    });
    await act(checkAgain);
    expect(screen.getByText("Plus")).toBeVisible();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  }
});

test("a payer whose first check fails has the stored plan, and the check counts as failed", async () => {
  stubBackend({
    [CHECK]: () => Response.json({ error: "Nej." }, { status: 500 }),
    [ROW]: () => row("Plus"),
  });
  render(<Plan />);
  expect(await screen.findByText("Plus")).toBeVisible();
  let result: unknown;
  await act(async () => {
    result = await checkAgain();
  });
  expect(result).toMatchObject({ isError: true });
  expect(screen.getByText("Plus")).toBeVisible();
});

test("without a stored row, a plan that cannot be checked is unknown", async () => {
  stubBackend({
    [CHECK]: () => Response.json({ error: "Nej." }, { status: 500 }),
    [ROW]: () => Response.json([]),
  });
  render(<Plan />);
  await act(checkAgain);
  expect(await screen.findByText("Har det som ingår i Gratis")).toBeVisible();
  expect(screen.getByText("okänt")).toBeVisible();
});

test.each([
  ["the check", { [CHECK]: noConnection }],
  [
    "the stored row",
    { [CHECK]: () => Response.json({ error: "Nej." }, { status: 500 }), [ROW]: noConnection },
  ],
  [
    "the database",
    {
      [CHECK]: () => Response.json({ error: "Nej." }, { status: 500 }),
      [ROW]: () => Response.json({ code: "PGRST002", message: "…" }, { status: 503 }),
    },
  ],
  ["what runs the functions", { [CHECK]: () => Response.json({ code: "…" }, { status: 503 }) }],
])(
  "when %s is out of reach, nothing is taken for granted, and it is asked for again",
  async (_what, answers) => {
    vi.useFakeTimers();
    const calls = stubBackend(answers);
    render(<Plan />);
    await wait(10_000);
    // The check itself waits until the backend answers.
    expect(calls.filter(({ name }) => name === CHECK)).toHaveLength(1);
    expect(screen.getByText("okänt")).toBeVisible();
    expect(screen.getByRole("note")).toHaveTextContent("Har det som är okänt");

    const again = stubBackend({
      [CHECK]: Response.json({}),
      [ROW]: () => row("Plus"),
      [REACHABLE]: Response.json([]),
    });
    await wait(20_000);
    expect(screen.getByText("Plus")).toBeVisible();
    expect(screen.getByRole("note")).toHaveTextContent("Har det som ingår i Plus");
    await wait(120_000);
    expect(again.map(({ name }) => name)).toEqual([REACHABLE, CHECK, ROW]);
  },
);
