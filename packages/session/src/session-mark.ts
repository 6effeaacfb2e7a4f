// What the session library keeps readable of a session: it says that there was one, and nothing that opens anything.
const mark = /(?:^|;\s*)sFrontToken=[^;]/;

/** Whether this browser was signed in the last time it was told, by its cookies: probably it still is. */
export const hasSessionMark = (cookies: string = document.cookie): boolean => mark.test(cookies);

const listeners = new Set<() => void>();

/** Says that somebody has signed in or out. */
export function tellSessionChanged(): void {
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`, beside `hasSessionMark`. */
export function onSessionChanged(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
