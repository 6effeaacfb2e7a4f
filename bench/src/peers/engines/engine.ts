import type { CpuClock } from '../../search/timing/backend-cpu.ts';
import type { PeerQuery } from '../data/peer-query.ts';

/** Megabytes of 2^20 bytes; `indexMb` excludes the cards. */
export type Cost = { buildSeconds: number; indexMb: number; cardsMb: number };

export type Engine = {
  name: string;
  cost: Cost;
  /** CPU time of the server, null in this process and where it cannot be read. */
  serverCpu: CpuClock | null;
  /** Returns the page as JSON text: `[{ "id": …, "distance": … }, …]`, nearest first. */
  search: (query: PeerQuery) => Promise<string>;
  close: () => Promise<void>;
};

const bytesPerMb = 2 ** 20;

export const megabytes = (bytes: number): number => Math.round((bytes / bytesPerMb) * 10) / 10;

export const secondsSince = (startedAt: number): number =>
  Math.round((performance.now() - startedAt) / 100) / 10;
