// The readable cookie of the session library: it shows that a session existed, and grants no
// access.
const mark = /(?:^|;\s*)sFrontToken=[^;]/;

/** Whether the cookies show a session: the browser is probably still signed in. */
export const hasSessionMark = (cookies: string = document.cookie): boolean => mark.test(cookies);

const changes = new EventTarget();

export function notifySessionChanged(): void {
  changes.dispatchEvent(new Event('change'));
}

export function onSessionChanged(listener: () => void): () => void {
  changes.addEventListener('change', listener);
  return () => changes.removeEventListener('change', listener);
}
