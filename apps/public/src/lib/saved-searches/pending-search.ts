import { limits } from '@parages/contracts/vocabulary/limits';

const key = 'parages-pending-search';

// In local storage, not per tab: the verification link in the mail opens another tab. Expires after
// the same time as that link.
function read(): string | null {
  try {
    const stored: Partial<Record<string, unknown>> = Object(
      JSON.parse(localStorage.getItem(key) ?? 'null'),
    );
    const { path, at } = stored;
    const isFresh = typeof at === 'number' && Date.now() - at <= limits.mailedLink.verificationMs;
    if (isFresh && typeof path === 'string') return path;
    localStorage.removeItem(key);
    return null;
  } catch {
    return null;
  }
}

/** Keeps the path of the search that the visitor wanted to save before signing in. */
export function keepPendingSearch(path: string): void {
  try {
    localStorage.setItem(key, JSON.stringify({ path, at: Date.now() }));
  } catch {
    // Without storage, the visitor presses the button again after signing in.
  }
}

/** Whether the visitor wanted to save the search of this path; forgets it. */
export function takePendingSearch(path: string): boolean {
  if (read() !== path) return false;
  localStorage.removeItem(key);
  return true;
}
