import { expect, it } from 'vitest';
import { eventBuffer } from './event-buffer.domain.ts';

const at = (time: string): Date => new Date(`2026-06-10T${time}Z`);
const failed = { kind: 'sign_in_failed', network: '192.0.2' } as const;

it('the event buffer of the security journal merges equal events of a minute into one with a count', () => {
  const buffer = eventBuffer(10);
  for (const second of ['10:00:01', '10:00:02', '10:00:59', '10:01:00'])
    buffer.add(failed, at(second));
  buffer.add({ ...failed, network: '198.51.100' }, at('10:01:01'));
  expect(buffer.take()).toEqual([
    { ...failed, at: at('10:00:01'), lastAt: at('10:00:59'), count: 3 },
    { ...failed, at: at('10:01:00'), lastAt: at('10:01:00'), count: 1 },
    { ...failed, network: '198.51.100', at: at('10:01:01'), lastAt: at('10:01:01'), count: 1 },
  ]);
  expect(buffer.take()).toEqual([]);
});

it('the event buffer counts events over its bound per minute as dropped, and never drops acts of moderators', () => {
  const buffer = eventBuffer(2);
  for (let network = 0; network < 1000; network++)
    buffer.add({ ...failed, network: `192.0.${network}` }, at('10:00:01'));
  buffer.add({ kind: 'moderator_act', operation: 'mergePoi' }, at('10:00:02'));
  expect(buffer.take().map(({ kind, count, facts }) => [kind, count, facts])).toEqual([
    ['sign_in_failed', 1, undefined],
    ['sign_in_failed', 1, undefined],
    ['events_dropped', 998, { kind: 'sign_in_failed' }],
    ['moderator_act', 1, undefined],
  ]);
  buffer.add({ ...failed, network: '203.0.113' }, at('10:01:00'));
  expect(buffer.take()).toHaveLength(1);
});

it('the event buffer keeps its bound per minute when its events are taken within the minute', () => {
  const buffer = eventBuffer(1);
  buffer.add(failed, at('10:00:01'));
  buffer.take();
  buffer.add(failed, at('10:00:02'));
  buffer.add({ ...failed, network: 'other' }, at('10:00:03'));
  expect(buffer.take().map(({ kind }) => kind)).toEqual(['sign_in_failed', 'events_dropped']);
});

it('the event buffer merges the events put back after a failed write with equal newer ones', () => {
  const buffer = eventBuffer(10);
  buffer.add(failed, at('10:00:01'));
  const taken = buffer.take();
  buffer.add(failed, at('10:00:05'));
  buffer.putBack(taken);
  expect(buffer.take()).toMatchObject([{ count: 2 }]);
});

it('the event buffer keeps at most five times its bound per minute, and counts the rest as dropped', () => {
  const buffer = eventBuffer(2);
  for (let minute = 0; minute < 9; minute++)
    for (let network = 0; network < 2; network++)
      buffer.add({ ...failed, network: `192.0.${network}` }, at(`10:0${minute}:00`));
  buffer.putBack(buffer.take());
  const events = buffer.take();
  expect(events.filter(({ kind }) => kind === 'sign_in_failed')).toHaveLength(10);
  const dropped = events.filter(({ kind }) => kind === 'events_dropped');
  expect(dropped.reduce((sum, { count }) => sum + count, 0)).toBe(8);
});
