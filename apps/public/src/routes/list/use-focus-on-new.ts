import type { PoiCard } from '@parages/contracts/types';
import { useEffect, useRef } from 'react';

/**
 * When a list grows by a page, the focus goes to its first new card: the button that was pressed may be gone, and whoever uses the keyboard
 * must not start again at the top.
 */
export function useFocusOnNew(cards: readonly Pick<PoiCard, 'slugFr'>[], pages: number): void {
  const seen = useRef({ pages, slugs: new Set(cards.map(({ slugFr }) => slugFr)) });
  useEffect(() => {
    const before = seen.current;
    seen.current = { pages, slugs: new Set(cards.map(({ slugFr }) => slugFr)) };
    const first =
      pages > before.pages ? cards.find(({ slugFr }) => !before.slugs.has(slugFr)) : undefined;
    // New cards appear where the button was: nothing needs to scroll.
    if (first)
      document
        .querySelector<HTMLAnchorElement>(`main a[href="/evenement/${first.slugFr}"]`)
        ?.focus({ preventScroll: true });
  }, [cards, pages]);
}
