import { useEffect } from 'react';
import { tellSeen, tellVisit } from './visits.queries.ts';

const cards = '[data-promoted]';
const togetherMs = 1000;
const mostTogether = 20;

const idOf = (target: Element | null | undefined): string | undefined =>
  target?.closest<HTMLElement>(cards)?.dataset.promoted;

/** Counts each sponsored card once when half of it is visible, several per request. */
function watchCards(): () => void {
  const told = new Set<string>();
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tell = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const ids = [...waiting];
    waiting.clear();
    for (let from = 0; from < ids.length; from += mostTogether)
      tellSeen(ids.slice(from, from + mostTogether));
  };
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const id = isIntersecting ? idOf(target) : undefined;
        if (id === undefined) continue;
        sight.unobserve(target);
        if (told.has(id)) continue;
        told.add(id);
        waiting.add(id);
        timer ??= setTimeout(tell, togetherMs);
      }
    },
    { threshold: 0.5 },
  );
  const look = (): void => {
    for (const card of document.querySelectorAll(cards)) sight.observe(card);
  };
  // New cards come with another page or other filters. Pending impressions are sent before the page
  // unloads.
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  addEventListener('pagehide', tell);
  look();
  return () => {
    tell();
    changes.disconnect();
    sight.disconnect();
    removeEventListener('pagehide', tell);
  };
}

/**
 * Counts impressions and clicks of sponsored cards. Reads the rendered DOM, so that it adds nothing
 * to the first load.
 */
export function PromotionCounter() {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent): void => {
      const id = target instanceof Element ? idOf(target.closest('a[href]')) : undefined;
      if (id !== undefined) tellVisit(id, 'promoted-click');
    };
    // In the capture phase, before the link's page replaces this one; `auxclick` covers the middle
    // button, which opens a tab.
    document.addEventListener('click', onClick, true);
    document.addEventListener('auxclick', onClick, true);
    const stop = watchCards();
    return () => {
      document.removeEventListener('click', onClick, true);
      document.removeEventListener('auxclick', onClick, true);
      stop();
    };
  }, []);
  return null;
}
