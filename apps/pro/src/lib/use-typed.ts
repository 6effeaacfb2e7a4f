import { limits } from '@parages/contracts/vocabulary/limits';
import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Debounced text of a search field: after a pause in typing, calls `onSettled` with the trimmed
 * text. A new `q` from outside replaces the text.
 */
export function useTyped(
  q: string,
  onSettled: (q: string) => void,
): [string, (text: string) => void] {
  const [text, setText] = useState(q);
  const known = useRef(q);
  useEffect(() => {
    // The trimmed text that `onSettled` got comes back as `q`: the field keeps the spaces being
    // typed.
    if (q === known.current) return;
    known.current = q;
    setText(q);
  }, [q]);
  const settle = useEffectEvent((settled: string): void => {
    if (settled === known.current) return;
    known.current = settled;
    onSettled(settled);
  });
  useEffect(() => {
    const timer = setTimeout(() => settle(text.trim()), limits.placeSearchDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return [text, setText];
}
