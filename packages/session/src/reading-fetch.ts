import { sessionFetch } from './load-account-service.ts';

const token = /(?:^|;\s*)sFrontToken=([^;]+)/;

/**
 * Whether the session of this browser opens the API as it stands, by the end that the readable part of it tells: base64 of a JSON object whose
 * `ate` is in milliseconds since 1970, as the session library writes it. What cannot be read is not.
 */
export function isSessionFresh(
  now: number = Date.now(),
  cookies: string = document.cookie,
): boolean {
  try {
    const told: unknown = JSON.parse(atob(decodeURIComponent(token.exec(cookies)?.[1] ?? '')));
    return (
      typeof told === 'object' &&
      told !== null &&
      'ate' in told &&
      typeof told.ate === 'number' &&
      told.ate > now
    );
  } catch {
    return false;
  }
}

/**
 * `sessionFetch` that reads without the session library while the session stands: it is large, and the first page would wait for it. A session
 * that was ended elsewhere, or that has something to tell the library, is asked again through it.
 */
export function readingFetch(name: string, isSignedIn: () => boolean): typeof fetch {
  const throughLibrary = sessionFetch(name, isSignedIn);
  return async (input, init) => {
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET');
    if (method !== 'GET' || !isSignedIn() || !isSessionFresh()) return throughLibrary(input, init);
    const answer = await globalThis.fetch(input, init);
    return answer.status === 401 || answer.headers.has('front-token')
      ? throughLibrary(input, init)
      : answer;
  };
}
