import { expect, it } from 'vitest';
import { payload } from '../../../../test/external-pois.ts';
import { externalItem } from './external.schema.ts';
import type { UpsertCall } from './upsert-poi.ts';
import { type UpsertPoisDeps, upsertPois } from './upsert-pois.ts';

it('a bulk begins no item after 35 s: 503 with Retry-After, before a repetition of its key could take over', async () => {
  let at = Date.parse('2026-06-10T10:00:00Z');
  let upserts = 0;
  const upsert = async () => {
    upserts += 1;
    at += 10_000;
    return { outcome: 'unchanged', isDryRun: false, poi: { id: '1', version: 0, status: 'draft' } };
  };
  const send = upsertPois({
    upsert: upsert as unknown as UpsertPoisDeps['upsert'],
    clock: { now: () => new Date(at) },
  });
  const item = externalItem.parse({ source: 'agenda', extId: '1', poi: payload });
  const items = Array.from({ length: 5 }, () => ({
    source: 'agenda',
    extId: '1',
    item,
    errors: [],
  }));
  const call = { isDryRun: false } as UpsertCall;
  const answer = send(call, items, () => {});
  await expect(answer).rejects.toMatchObject({
    code: 'service_unavailable',
    message: expect.stringContaining('first 4 items'),
    retryAfterS: 1,
  });
  expect(upserts).toBe(4);
});
