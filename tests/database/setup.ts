import { vi } from "vitest";

// The backend logs every statement that Postgres refuses, which in these tests is most of them.
vi.spyOn(console, "error").mockImplementation(() => {});
