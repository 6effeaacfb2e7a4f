import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the arguments of npm test', () => {
  it('choose every part, whole, when there are none', () => {
    expect(readOptions([])).toEqual({
      parts: ['checks', 'unit', 'journeys', 'attack'],
      shard: undefined,
    });
  });

  it('choose the named parts, in their usual order', () => {
    expect(readOptions(['--only', 'journeys', '--only', 'unit', '--shard', '2/3'])).toEqual({
      parts: ['unit', 'journeys'],
      shard: '2/3',
    });
  });

  it('are refused when unknown or when they name an unknown part', () => {
    expect(() => readOptions(['--only', 'journey'])).toThrow(/checks, unit, journeys, attack/);
    expect(() => readOptions(['--once'])).toThrow();
  });

  it.each(['0/2', '3/2', '1', '1/2/3', 'a/b'])('are refused with the shard %s', (shard) => {
    expect(() => readOptions(['--only', 'unit', '--shard', shard])).toThrow(/--shard/);
  });

  it('are refused with a shard when every part, or only the attack, is chosen', () => {
    expect(() => readOptions(['--shard', '1/2'])).toThrow(/--shard/);
    expect(() => readOptions(['--only', 'attack', '--shard', '1/2'])).toThrow(/--shard/);
  });
});
