import { isMainThread } from 'node:worker_threads';

/** Work for the tests of worker threads: normal, failing, without end, without memory bound. */
export function work(what: 'where' | 'fail' | 'spin' | 'hoard'): string {
  if (what === 'fail') throw new RangeError('no such work');
  if (what === 'spin') for (;;) Math.random();
  const hoard: unknown[] = [];
  while (what === 'hoard') hoard.push({ kept: [hoard.length] });
  return isMainThread ? 'main thread' : 'worker thread';
}
