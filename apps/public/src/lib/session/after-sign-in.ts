import { limits } from '@parages/contracts/vocabulary/limits';
import { safePath } from '@parages/contracts/vocabulary/site/safe-path';
import { type Theme, themes } from '@parages/contracts/vocabulary/themes/themes';

type PendingFavorite = { poiId: string; label: string; theme: Theme | null };

type Stored = { path: string | null; favorite: PendingFavorite | null; at: number };

const key = 'parages-after-sign-in';
const nothing: Stored = { path: null, favorite: null, at: 0 };

function toFavorite(value: unknown): PendingFavorite | null {
  const { poiId, label, theme }: Partial<Record<string, unknown>> = Object(value);
  if (typeof poiId !== 'string' || typeof label !== 'string') return null;
  return { poiId, label, theme: themes.find((one) => one === theme) ?? null };
}

// Kept in local storage, not per tab: the verification link in the mail opens another tab. Expires
// after the same time as that link.
function read(): Stored {
  try {
    const stored: Partial<Record<string, unknown>> = Object(
      JSON.parse(localStorage.getItem(key) ?? 'null'),
    );
    const { path, favorite, at } = stored;
    if (typeof at !== 'number' || Date.now() - at > limits.mailedLink.verificationMs)
      return nothing;
    return {
      path: typeof path === 'string' ? safePath(path) : null,
      favorite: toFavorite(favorite),
      at,
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
