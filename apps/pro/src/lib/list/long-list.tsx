import { LiveRegion } from '@parages/ui/live-region/live-region';
import type { ReactNode } from 'react';
import { ReadState, type ReadStateProps, type ReadWords } from '../page/read-state.tsx';
import classes from './long-list.module.css';
import { MoreButton, type MoreButtonProps } from './more-button.tsx';

export type LongListProps<Item> = {
  query: ReadStateProps['query'] &
    MoreButtonProps['query'] & {
      data: { pages: readonly { items: readonly Item[]; total: number }[] } | undefined;
    };
  words: ReadWords & { more: string; found: (count: number) => string };
  none: ReactNode;
  /** Renders an item, as an `<li>` with its key. */
  entry: (item: Item) => ReactNode;
};

export function LongList<Item>({ query, words, none, entry }: LongListProps<Item>) {
  const total = query.data?.pages[0]?.total;
  const items = query.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <LiveRegion isVisible>{total !== undefined && total > 0 && words.found(total)}</LiveRegion>
      <ReadState query={query} words={words} />
      {total === 0 && none}
      {items.length > 0 && <ul className={classes.items}>{items.map(entry)}</ul>}
      <MoreButton query={query}>{words.more}</MoreButton>
    </>
  );
}
