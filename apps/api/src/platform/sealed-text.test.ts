import { describe, expect, it } from 'vitest';
import { sealer } from './sealed-text.ts';

const key = 'a'.repeat(64);

describe('sealer', () => {
  it('opens a sealed text in its row, and seals the same text differently each time', () => {
    const { seal, open } = sealer(key);
    expect(open('webhook 1', seal('webhook 1', 'whsec_été'))).toBe('whsec_été');
    expect(seal('webhook 1', 'x')).not.toBe(seal('webhook 1', 'x'));
  });

  it.each([
    ['in another row', key, 'webhook 2', (text: string) => text],
    ['with another key', 'b'.repeat(64), 'webhook 1', (text: string) => text],
    ['once it is changed', key, 'webhook 1', (text: string) => `A${text.slice(1)}A`],
  ])('does not open a text %s', (_, otherKey, row, change) => {
    const sealed = sealer(key).seal('webhook 1', 'secret');
    expect(() => sealer(otherKey).open(row, change(sealed))).toThrow();
  });
});
