const storageKey = 'parages-session-id';

// Not `randomUUID`: it is missing where the site is served without TLS, on a local network for instance.
const draw = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

let drawn: string | undefined;

/** The random name of this visit: drawn once, kept by the tab until it is closed. Says nothing about the person. */
export function sessionId(): string {
  if (drawn !== undefined) return drawn;
  // A browser that keeps nothing refuses even to be asked.
  try {
    drawn = sessionStorage.getItem(storageKey) ?? draw();
    sessionStorage.setItem(storageKey, drawn);
  } catch {
    drawn ??= draw();
  }
  return drawn;
}
