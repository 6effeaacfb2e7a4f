import { createRequire } from 'node:module';
import type { Pattern } from './find-patterns.ts';

// The build without a worker or a native program: one answer at a time, in this process.
const { checkSync }: typeof import('recheck') = createRequire(import.meta.url)(
  'recheck/lib/browser.js',
);

// Steps bound the attacks, not time: the answer is the same on a busy machine. A proof that takes a minute is no proof.
const settings = { randomSeed: 1, attackTimeout: null, incubationTimeout: null, timeout: 60_000 };

// Without a repetition that has no end, and without a repeated group, a match reads a fixed number of characters.
const mayRepeat = /[*+]|,\}|\)\{/;

/** How much time a pattern needs in the worst case, undefined when it is linear at most. */
export function excessOf(source: string, flags: string): string | undefined {
  if (!mayRepeat.test(source)) return undefined;
  const answer = checkSync(source, flags, settings);
  if (answer.status === 'safe') return undefined;
  if (answer.status === 'unknown') return `not proved linear (${answer.error.kind})`;
  return `needs ${answer.complexity.summary} time, for instance on ${answer.attack.pattern.slice(0, 80)}`;
}

const keyOf = ({ source, flags }: Pick<Pattern, 'source' | 'flags'>): string =>
  `/${source}/${flags}`;

/** The patterns that need more than linear time and give no reason for it. `proved` grows by those that are linear. */
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
