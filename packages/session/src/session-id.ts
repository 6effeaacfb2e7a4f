const storageKey = 'parages-session-id';

// Not `randomUUID`: browsers lack it on sites served without TLS, as on a local network.
const draw = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

export function createSessionId(): () => string {
  let drawn: string | undefined;
  return () => {
    if (drawn !== undefined) return drawn;
    // A browser without storage throws on any access.
    try {
      drawn = sessionStorage.getItem(storageKey) ?? draw();
      sessionStorage.setItem(storageKey, drawn);
    } catch {
      drawn ??= draw();
    }
    return drawn;
  };
}

/** Not derived from any personal data. */
export const sessionId = createSessionId();
