/**
 * Gives each test file modules of its own. The files of a project share a worker, and with it the
 * packages and jsdom, because starting a worker takes longer than most files.
 */
import { vi } from "vitest";

vi.resetModules();
vi.unstubAllEnvs();
vi.unstubAllGlobals();
vi.useRealTimers();
