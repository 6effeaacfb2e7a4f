import { createServer } from 'node:net';

const listen = (port: number, host: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, host, () => {
      const address = server.address();
      server.close(() =>
        resolve(typeof address === 'object' && address !== null ? address.port : port),
      );
    });
  });

export function findFreePort(): Promise<number> {
  return listen(0, '127.0.0.1');
}

export function isPortFree(port: number): Promise<boolean> {
  return listen(port, '127.0.0.1').then(
    () => true,
    () => false,
  );
}
