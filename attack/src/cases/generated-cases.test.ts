import { expect, it } from 'vitest';
import { listOperations, readDocument } from '../contract/operations.ts';
import type { World } from '../world/world.ts';
import type { Case } from './case.ts';
import { hostileCases, invalidCase, validCase } from './generated-cases.ts';
import { unknownThings } from './names.ts';
import { keyOfAttacker } from './requests.ts';

const operations = listOperations(readDocument());
const world = { things: { A: unknownThings, B: unknownThings, C: unknownThings } } as World;
const seed = 1;

const headersOf = ({ request }: Case): [string, string][] => Object.entries(request.headers ?? {});

it.each([
  ['validCase', validCase],
  ['invalidCase', invalidCase],
])(
  '%s sends a part of the cases of operations that accept keys with the key of the attacker, and no other case',
  (_name, make) => {
    const cases = Array.from({ length: 400 }, (_, index) => make(operations, world, seed, index));
    const accepting = cases.filter(({ operation }) => operation?.keyScope !== undefined);
    const byKey = cases.filter(({ as }) => as === keyOfAttacker);
    expect(byKey.every((one) => accepting.includes(one))).toBe(true);
    expect(byKey.length / accepting.length).toBeGreaterThan(0.2);
    expect(byKey.length / accepting.length).toBeLessThan(0.4);
  },
);

it('hostileCases put texts into the headers of sessions and keys, and with the key of the attacker into Idempotency-Key of changes', () => {
  const some = operations.filter(({ keyScope }) => keyScope !== undefined).slice(-12);
  const cases = hostileCases(some, world, seed, 600);
  const sent = cases.flatMap(headersOf);
  const bearers = sent.filter(([name]) => name === 'authorization').map(([, value]) => value);
  expect(bearers.every((value) => value.startsWith('Bearer '))).toBe(true);
  expect(new Set(bearers.map((value) => value.startsWith('Bearer parages_sk_'))).size).toBe(2);
  const repeated = cases.filter((one) =>
    headersOf(one).some(([name]) => name === 'idempotency-key'),
  );
  expect(repeated.length).toBeGreaterThan(0);
  for (const { as, operation } of repeated)
    expect([as, operation?.method === 'GET', operation?.keyScope === undefined]).toEqual([
      keyOfAttacker,
      false,
      false,
    ]);
});
