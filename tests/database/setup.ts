import { vi } from "vitest";

// The backend prints all SQL that Postgres refuses; here, that is most of it.
vi.spyOn(console, "error").mockImplementation(() => {});
