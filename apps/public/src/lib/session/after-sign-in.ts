import { limits } from '@parages/contracts/vocabulary/limits';
import { safePath } from '@parages/contracts/vocabulary/site/safe-path';
import { type Theme, themes } from '@parages/contracts/vocabulary/themes/themes';

type PendingFavorite = { poiId: string; label: string; theme: Theme | null };

type Stored = { path: string | null; favorite: PendingFavorite | null; at: number };

const key = 'parages-after-sign-in';
const nothing: Stored = { path: null, favorite: null, at: 0 };

function toFavorite(value: unknown): PendingFavorite | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('poiId' in value) || typeof value.poiId !== 'string') return null;
  if (!('label' in value) || typeof value.label !== 'string') return null;
  const named = 'theme' in value ? value.theme : null;
  const theme = themes.find((one) => one === named) ?? null;
  return { poiId: value.poiId, label: value.label, theme };
}

// Kept in local storage, not per tab: the verification link in the mail opens another tab. Expires
// after the same time as that link.
function read(): Stored {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (
      typeof stored !== 'object' ||
      stored === null ||
      !('at' in stored) ||
      typeof stored.at !== 'number'
    )
      return nothing;
    if (Date.now() - stored.at > limits.mailedLink.verificationMs) return nothing;
    return {
      path: 'path' in stored && typeof stored.path === 'string' ? safePath(stored.path) : null,
      favorite: 'favorite' in stored ? toFavorite(stored.favorite) : null,
      at: stored.at,
    };
  } catch {
    return nothing;
  }
}

function write(stored: Omit<Stored, 'at'>): void {
  try {
    if (stored.path === null && stored.favorite === null) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ ...stored, at: Date.now() }));
  } catch {
    // Without storage, the visitor's path and favourite are lost.
  }
}

/** Ignores anything but a path of this site. */
export const keepReturnPath = (path: string | null): void => {
  const safe = safePath(path);
  if (safe !== null) write({ ...read(), path: safe });
};

export function takeReturnPath(): string | null {
  const stored = read();
  write({ ...stored, path: null });
  return stored.path;
}

export const keepPendingFavorite = (favorite: PendingFavorite): void =>
  write({ ...read(), favorite });

export const pendingFavorite = (): PendingFavorite | null => read().favorite;

export const dropPendingFavorite = (): void => write({ ...read(), favorite: null });
