import { sessionFetch } from './load-account-service.ts';

const token = /(?:^|;\s*)sFrontToken=([^;]+)/;

/**
 * Whether the access token has not expired, according to its readable part: base64 of a JSON object
 * whose `ate` is in milliseconds since 1970, as the session library writes it. Invalid values count
 * as expired.
 */
export function isSessionFresh(
  now: number = Date.now(),
  cookies: string = document.cookie,
): boolean {
  try {
    const content: unknown = JSON.parse(atob(decodeURIComponent(token.exec(cookies)?.[1] ?? '')));
    return (
      typeof content === 'object' &&
      content !== null &&
      'ate' in content &&
      typeof content.ate === 'number' &&
      content.ate > now
    );
  } catch {
    return false;
  }
}

/**
 * A `sessionFetch` that sends GET requests without the session library while the access token is
 * valid: the library is large, and the first page would wait for it. After a 401, and when the
 * response changes the session, it repeats the request through the library.
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
