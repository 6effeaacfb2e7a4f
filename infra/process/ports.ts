import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

// Operating systems give ports from 32768 (Linux) or 49152 on to processes that ask for any port:
// between the search and the use of such a port, another process may get it.
const lowest = 15_000;
const highest = 32_000;
const mostTries = 100;

export const isPortFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * A free port of 127.0.0.1 from 15000 to 31999, which no operating system gives to another process.
 */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const port = randomInt(lowest, highest);
    if (await isPortFree(port)) return port;
  }
  throw new Error(`no free port found in ${mostTries} tries`);
}
