import { readFile } from 'node:fs/promises';
import { z } from 'zod';

const processRow = z.object({ pid: z.number(), host: z.string().nullable() });

/** CPU time of a connection's server process, in milliseconds. */
export type CpuClock = () => Promise<number>;

/** Of the main thread: neither PostgreSQL's processes nor Redis answer with another one. */
export const cpuOfProcess =
  (pid: number): CpuClock =>
  async () =>
    Number((await readFile(`/proc/${pid}/schedstat`, 'utf8')).split(' ')[0]) / 1e6;

type Connection = { query: (text: string) => Promise<{ rows: unknown[] }> };

/**
 * Excludes the time of other programs on a shared machine. Undefined when the server is remote or
 * not on Linux.
 */
export async function openCpuClock(client: Connection): Promise<CpuClock | undefined> {
  const { rows } = await client.query(
    'SELECT pg_backend_pid() AS pid, host(inet_server_addr()) AS host',
  );
  const { pid, host } = processRow.parse(rows[0]);
  if (host !== null && host !== '127.0.0.1' && host !== '::1') return undefined;
  const read = cpuOfProcess(pid);
  const command = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
  if (!command.startsWith('postgres')) return undefined;
  return (await read().catch(() => Number.NaN)) > 0 ? read : undefined;
}
