// What the session library keeps readable of a session: it says that there was one, and nothing that opens anything.
const mark = /(?:^|;\s*)sFrontToken=[^;]/;

/** Whether this browser was signed in the last time it was told, by its cookies: probably it still is. */
export const hasSessionMark = (cookies: string = document.cookie): boolean => mark.test(cookies);

const changes = new EventTarget();

/** Notifies the listeners of `onSessionChanged` of a sign-in or a sign-out. */
export function tellSessionChanged(): void {
  changes.dispatchEvent(new Event('change'));
}

/** For `useSyncExternalStore`, beside `hasSessionMark`. */
export function onSessionChanged(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}
