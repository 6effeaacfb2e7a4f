import type { LongListProps } from './long-list.tsx';

type Say = (name: string, values?: Readonly<Record<string, string | number>>) => string;

/** The words of a long list, by the names that they have in the words of its feature. */
export const listWords = (say: Say): LongListProps<unknown>['words'] => ({
  loading: say('loading'),
  failed: say('failed'),
  failedText: say('failedText'),
  retry: say('retry'),
  more: say('more'),
  found: (count) => say('found', { count }),
});
