import { limits } from '@parages/contracts/vocabulary/limits';
import { useEffect, useRef, useState } from 'react';

/**
 * Debounced text of a search field: calls `tell` after a pause. A new `q` from outside replaces the
 * text.
 */
export function useTyped(q: string, tell: (q: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(q);
  const told = useRef(q);
  useEffect(() => {
    // The sent text comes back trimmed as `q`: the field keeps the spaces being typed.
    if (q === told.current) return;
    told.current = q;
    setText(q);
  }, [q]);
  useEffect(() => {
    const settled = text.trim();
    if (settled === told.current) return;
    const timer = setTimeout(() => {
      told.current = settled;
      tell(settled);
    }, limits.placeSearchDebounceMs);
    return () => clearTimeout(timer);
  });
  return [text, setText];
}
