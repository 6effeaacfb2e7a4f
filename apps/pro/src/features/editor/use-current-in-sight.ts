import { type RefObject, useEffect, useRef } from 'react';

/** A list that scrolls sideways, whose current entry (`aria-current`) is brought to its middle when it is another. */
export function useCurrentInSight<Name extends string>(current: Name): RefObject<(HTMLUListElement & HTMLOListElement) | null> {
  const list = useRef<HTMLUListElement & HTMLOListElement>(null);
  const shown = useRef<Name>(undefined);
  useEffect(() => {
    const entry = list.current?.querySelector('[aria-current]')?.parentElement;
    if (!list.current || !entry || shown.current === current) return;
    shown.current = current;
    // Sideways only: the page stays where it is.
    list.current.scrollLeft = entry.offsetLeft - (list.current.clientWidth - entry.offsetWidth) / 2;
  }, [current]);
  return list;
}
