import { type RefObject, useEffect, useRef } from 'react';
import { afterPaint } from '../after-paint/after-paint.ts';

/**
 * A row that scrolls sideways, whose current entry (the `li` of `aria-current`, or a selected tab) is brought to its middle whenever `current` is another; the page
 * stays where it is. Done once the row is painted: to measure it before, the browser would lay the page out for this alone.
 */
export function useCurrentInSight<Row extends HTMLElement>(
  current: string | undefined,
): RefObject<Row | null> {
  const ref = useRef<Row>(null);
  useEffect(() => {
    if (!current) return;
    afterPaint(() => {
      const row = ref.current;
      const mark = row?.querySelector<HTMLElement>('[aria-current], [aria-selected="true"]');
      const entry = mark?.closest('li') ?? mark;
      if (row && entry)
        row.scrollLeft = entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2;
    });
  }, [current]);
  return ref;
}
