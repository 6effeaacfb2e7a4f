import { limits } from '@parages/contracts/vocabulary/limits';
import { useEffect, useState } from 'react';

/** The text, once it has not changed for `limits.placeSearchDebounceMs`. */
export function useDebouncedText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), limits.placeSearchDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
