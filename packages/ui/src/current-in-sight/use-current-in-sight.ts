import { type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from '../after-paint/after-paint.ts';

/**
 * Returns a ref for a horizontal row. Whenever `current` changes, scrolls the row, but not the
 * page, so that its current entry (marked by `aria-current`, `aria-selected` or `aria-pressed`) is
 * in the middle. It measures after the paint, because measuring earlier would force a layout.
 */
export function useCurrentInSight<Row extends HTMLElement>(
  current: string | undefined,
): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  useEffect(() => {
    if (!current) return;
    afterPaint(() => {
      const row = ref.current;
      const mark = row?.querySelector<HTMLElement>(
        '[aria-current], [aria-selected="true"], [aria-pressed="true"]',
      );
      const entry = mark?.closest('li') ?? mark;
      if (row && entry)
        row.scrollLeft = entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2;
    });
  }, [current]);
  return ref;
}
