import type { LongListProps } from './long-list.tsx';

type ListTexts = {
  (key: 'loading' | 'failed' | 'failedText' | 'retry' | 'more'): string;
  (key: 'found', values: { count: number }): string;
};

export const listWords = (t: ListTexts): LongListProps<unknown>['words'] => ({
  loading: t('loading'),
  failed: t('failed'),
  failedText: t('failedText'),
  retry: t('retry'),
  more: t('more'),
  found: (count) => t('found', { count }),
});
