import { isMainThread } from 'node:worker_threads';

export function work(what: 'where' | 'fail' | 'spin' | 'hoard'): string {
  if (what === 'fail') throw new RangeError('no such work');
  if (what === 'spin') for (;;) Math.random();
  const hoard: unknown[] = [];
  while (what === 'hoard') hoard.push({ kept: [hoard.length] });
  return isMainThread ? 'main thread' : 'worker thread';
}
