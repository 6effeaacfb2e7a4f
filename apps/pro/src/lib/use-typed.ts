import { limits } from '@parages/contracts/vocabulary/limits';
import { useEffect, useRef, useState } from 'react';

/** What is being typed into a search, told once nothing is typed for a while. A search that comes from elsewhere takes its place. */
export function useTyped(q: string, tell: (q: string) => void): [string, (text: string) => void] {
  const [text, setText] = useState(q);
  const told = useRef(q);
  useEffect(() => {
    // What was told comes back without the spaces around it, which may be in the midst of what is being typed.
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
