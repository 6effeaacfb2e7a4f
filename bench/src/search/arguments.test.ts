import { describe, expect, it } from 'vitest';
import { readArguments } from './arguments.ts';

describe('the command line of the search benchmark', () => {
  it('defaults to 100,000 events, seed 42, every part, 200 misspelled titles, and a database that is not kept', () => {
    expect(readArguments([])).toMatchObject({
      events: 100_000,
      seed: 42,
      isKept: false,
      texts: 200,
      only: ['sql', 'http', 'oracle', 'plans', 'texts'],
      databaseUrl: undefined,
    });
  });

  it('reads the events, the seed, --keep and the parts', () => {
    const args = [
      '--events',
      '1000000',
      '--seed',
      '7',
      '--keep',
      '--only',
      'sql,plans',
      '--database-url',
      'postgresql://app@127.0.0.1:5432/x',
    ];
    expect(readArguments(args)).toMatchObject({
      events: 1_000_000,
      seed: 7,
      isKept: true,
      only: ['sql', 'plans'],
    });
  });

  it.each([
    [['--events', 'many']],
    [['--only', 'redis']],
    [['--unknown']],
    [['--database-url', 'mysql://x']],
  ])('refuses %j', (args) => {
    expect(() => readArguments(args)).toThrow();
  });
});
