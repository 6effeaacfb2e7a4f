import { limits } from '@parages/contracts/vocabulary/limits';
import { useEffect, useState } from 'react';

/** The text, once it has not changed for some time. */
export function useDebouncedText(
  text: string,
  delayMs: number = limits.placeSearchDebounceMs,
): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), delayMs);
    return () => clearTimeout(timer);
  }, [text, delayMs]);
  return settled;
}
