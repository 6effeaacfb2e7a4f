import { expect, it } from 'vitest';
import { listOperations, readDocument } from '../contract/operations.ts';
import { drawWeapons, listWeapons } from './weapons-phase.ts';

it('drawWeapons has a weapon of each kind of file and of webhooks in a run of 20', () => {
  const drawn = drawWeapons(listWeapons(listOperations(readDocument())), 20, 1);
  expect(drawn).toHaveLength(20);
  const kinds = new Set(drawn.map(({ name }) => name.split('/')[0]));
  for (const kind of ['trace', 'picture', 'import', 'sheet', 'webhook', 'text'])
    expect(kinds, kind).toContain(kind);
});
