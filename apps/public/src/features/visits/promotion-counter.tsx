import { useEffect } from 'react';
import { countImpressions, countVisit } from './visits.queries.ts';

const cards = '[data-promoted]';
const batchDelayMs = 1000;
const maxBatchSize = 20;

const idOf = (target: Element | null | undefined): string | undefined =>
  target?.closest<HTMLElement>(cards)?.dataset.promoted;

function watchCards(): () => void {
  const counted = new Set<string>();
  const pending = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const sendPending = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const ids = [...pending];
    pending.clear();
    for (let from = 0; from < ids.length; from += maxBatchSize)
      countImpressions(ids.slice(from, from + maxBatchSize));
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        const id = isIntersecting ? idOf(target) : undefined;
        if (id === undefined) continue;
        observer.unobserve(target);
        if (counted.has(id)) continue;
        counted.add(id);
        pending.add(id);
        timer ??= setTimeout(sendPending, batchDelayMs);
      }
    },
    { threshold: 0.5 },
  );
  const observeCards = (): void => {
    for (const card of document.querySelectorAll(cards)) observer.observe(card);
  };
  // Cards may be added later, by another page or other filters. Impressions must be sent before the
  // page unloads.
  const changes = new MutationObserver(observeCards);
  changes.observe(document.body, { childList: true, subtree: true });
  addEventListener('pagehide', sendPending);
  observeCards();
  return () => {
    sendPending();
    changes.disconnect();
    observer.disconnect();
    removeEventListener('pagehide', sendPending);
  };
}

export function PromotionCounter() {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent): void => {
      const id = target instanceof Element ? idOf(target.closest('a[href]')) : undefined;
      if (id !== undefined) countVisit(id, 'promoted-click');
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
