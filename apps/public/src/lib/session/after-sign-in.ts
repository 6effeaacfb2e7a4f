import { limits } from '@parages/contracts/vocabulary/limits';
import { safePath } from '@parages/contracts/vocabulary/site/safe-path';

/** What somebody was about to do when asked to sign in: the event they wanted to keep. */
export type PendingFavorite = { poiId: string; label: string };

type Kept = { path: string | null; favorite: PendingFavorite | null; at: number };

const key = 'parages-after-sign-in';
const nothing: Kept = { path: null, favorite: null, at: 0 };

const isFavorite = (value: unknown): value is PendingFavorite =>
  typeof value === 'object' &&
  value !== null &&
  'poiId' in value &&
  typeof value.poiId === 'string' &&
  'label' in value &&
  typeof value.label === 'string';

// Of this device, and not of the tab: the link of the mail opens another one. As long as that link is good.
function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('at' in kept) || typeof kept.at !== 'number')
      return nothing;
    if (Date.now() - kept.at > limits.mailedLink.verificationMs) return nothing;
    return {
      path: 'path' in kept && typeof kept.path === 'string' ? safePath(kept.path) : null,
      favorite: 'favorite' in kept && isFavorite(kept.favorite) ? kept.favorite : null,
      at: kept.at,
    };
  } catch {
    return nothing;
  }
}

function write(kept: Omit<Kept, 'at'>): void {
  try {
    if (kept.path === null && kept.favorite === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ ...kept, at: Date.now() }));
  } catch {
    // A browser that keeps nothing: one comes to the home page then.
  }
}

/** Keeps where to go once signed in: a path of this site, anything else is left out. */
export const keepReturnPath = (path: string | null): void => {
  const safe = safePath(path);
  if (safe !== null) write({ ...read(), path: safe });
};

/** Where to go once signed in, kept no longer; null for nowhere in particular. */
export function takeReturnPath(): string | null {
  const kept = read();
  write({ ...kept, path: null });
  return kept.path;
}

/** Keeps an event somebody wanted among their favourites. */
export const keepPendingFavorite = (favorite: PendingFavorite): void =>
  write({ ...read(), favorite });

/** The event that waits to be kept. */
export const pendingFavorite = (): PendingFavorite | null => read().favorite;

/** Forgets it: it was kept, or cannot be. */
export const dropPendingFavorite = (): void => write({ ...read(), favorite: null });
