import { describe, expect, it } from 'vitest';
import { readOptions } from './options.ts';

describe('the arguments of npm test', () => {
  it('runs every part whole without arguments', () => {
    expect(readOptions([])).toEqual({
      parts: ['checks', 'unit', 'journeys', 'attack'],
      shard: undefined,
    });
  });

  it('runs the named parts in their usual order', () => {
    expect(readOptions(['--only', 'journeys', '--only', 'unit', '--shard', '2/3'])).toEqual({
      parts: ['unit', 'journeys'],
      shard: '2/3',
    });
  });

  it('refuses an unknown part instead of running nothing', () => {
    expect(() => readOptions(['--only', 'journey'])).toThrow(/checks, unit, journeys, attack/);
    expect(() => readOptions(['--once'])).toThrow();
  });

  it.each(['0/2', '3/2', '1', '1/2/3', 'a/b'])('refuses the shard %s', (shard) => {
    expect(() => readOptions(['--only', 'unit', '--shard', shard])).toThrow(/--shard/);
  });

  it('refuses a shard of parts that run whole', () => {
    expect(() => readOptions(['--shard', '1/2'])).toThrow(/--shard/);
    expect(() => readOptions(['--only', 'attack', '--shard', '1/2'])).toThrow(/--shard/);
  });
});
