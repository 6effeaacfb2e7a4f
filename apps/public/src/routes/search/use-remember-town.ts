import { useEffect } from 'react';
import { rememberPlace } from '../../lib/search/remembered-place.ts';
import type { SearchPlace } from '../../lib/search/search-place.ts';

/** Remembers the town of a town's page: its visitor has chosen it. */
export function useRememberTown({ kind, position }: SearchPlace): void {
  const { lon, lat } = position ?? {};
  const isTown = kind === 'town';
  useEffect(() => {
    if (isTown && lon !== undefined && lat !== undefined) rememberPlace({ lon, lat });
  }, [isTown, lon, lat]);
}
