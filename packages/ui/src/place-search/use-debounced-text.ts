import { limits } from '@parages/contracts/vocabulary/limits';
import { useEffect, useState } from 'react';

/** The text of a search field, once it has been stable for `limits.placeSearchDebounceMs`. */
export function useDebouncedText(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), limits.placeSearchDebounceMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
