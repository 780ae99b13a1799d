import { createServer } from "node:net";

/** The address that test servers listen on. */
export const TEST_HOST = "127.0.0.1";

/** A free port, so that tests can run beside a running site. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, TEST_HOST, () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === "object") resolve(address.port);
        else reject(new Error("The system assigned no port"));
      });
    });
  });
}
