import { createRequire } from 'node:module';
import type { Pattern } from './find-patterns.ts';

// recheck's build for browsers has no worker and no native code: it runs in this process.
const { checkSync }: typeof import('recheck') = createRequire(import.meta.url)(
  'recheck/lib/browser.js',
);

// Only the whole proof has a time limit, a generous one: limits for its phases would make the
// result depend on the load of the machine.
const settings = { randomSeed: 1, attackTimeout: null, incubationTimeout: null, timeout: 60_000 };

// Without an unbounded repetition or a repeated group, a match reads a bounded number of
// characters.
const mayRepeat = /[*+]|,\}|\)\{/;

/** Why a pattern is not proved linear, as the end of a sentence; undefined when it is linear. */
export function excessOf(source: string, flags: string): string | undefined {
  if (!mayRepeat.test(source)) return undefined;
  const answer = checkSync(source, flags, settings);
  if (answer.status === 'safe') return undefined;
  if (answer.status === 'unknown') return `not proved linear (${answer.error.kind})`;
  return `needs ${answer.complexity.summary} time, for instance on ${answer.attack.pattern.slice(0, 80)}`;
}

const keyOf = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string =>
  `/${source}/${flags}`;

/** Skips the patterns in `proved`, and adds the patterns that it proves linear to `proved`. */
export function findExcesses(patterns: readonly Pattern[], proved: Set<string>): string[] {
  const excesses = new Map<string, string>();
  return patterns.flatMap((pattern) => {
    const key = keyOf(pattern);
    if (pattern.reason !== undefined || proved.has(key)) return [];
    const excess = excesses.get(key) ?? excessOf(pattern.source, pattern.flags);
    if (excess === undefined) proved.add(key);
    else excesses.set(key, excess);
    return excess === undefined ? [] : [`${pattern.where}: ${key} ${excess}`];
  });
}
