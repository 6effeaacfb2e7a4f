import { placedPath } from '@parages/contracts/vocabulary/search/remembered-place';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { SearchPlace } from '../../lib/search/search-place.ts';
import { useProfile } from '../../lib/session/signed-in.ts';

/**
 * Leads to the account's preferred town when the page searches around a guess: the profile is
 * loaded after the first render, which does not wait for it.
 */
export function usePreferredTown({ kind }: SearchPlace): void {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const town = useProfile()?.preferredCity?.position;
  const isGuess = kind === 'ip' || kind === 'nowhere';
  const path = isGuess && town ? placedPath(pathname + search, town) : undefined;
  useEffect(() => {
    if (path) void navigate(path + hash, { replace: true, preventScrollReset: true });
  }, [path, hash, navigate]);
}
