import type { PoiCard } from '@parages/contracts/types';
import { useEffect, useRef } from 'react';

/**
 * When a list grows by a page, focuses the first new card: the pressed button may be gone, and
 * keyboard users would start again at the top.
 */
export function useFocusOnNew(cards: readonly Pick<PoiCard, 'slugFr'>[], pages: number): void {
  const seen = useRef({ pages, slugs: new Set(cards.map(({ slugFr }) => slugFr)) });
  useEffect(() => {
    const before = seen.current;
    seen.current = { pages, slugs: new Set(cards.map(({ slugFr }) => slugFr)) };
    const first =
      pages > before.pages ? cards.find(({ slugFr }) => !before.slugs.has(slugFr)) : undefined;
    // The new cards replace the button, so the page need not scroll.
    if (first)
      document
        .querySelector<HTMLAnchorElement>(`main a[href="/evenement/${first.slugFr}"]`)
        ?.focus({ preventScroll: true });
  }, [cards, pages]);
}
