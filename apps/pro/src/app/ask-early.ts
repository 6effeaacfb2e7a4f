const eventPath = /^\/org\/events\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
const nothing = (): void => {};

/**
 * Preloads an answer of the API. `as` and `crossOrigin` match the later fetch, so that the browser
 * reuses the answer.
 */
function preload(href: string): void {
  document.head.append(
    Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'fetch',
      crossOrigin: 'anonymous',
      href,
    }),
  );
}

/**
 * Preloads what the page at `path` waits for, in parallel with the main script: the profile and, on
 * the page of an event, the event and the code of that page. Does nothing for a signed-out visitor.
 * Ignores failures: the page sends the request again and shows the error.
 */
export function askEarly(path: string, isSignedIn: boolean): void {
  if (!isSignedIn) return;
  preload('/api/v1/me');
  const eventId = eventPath.exec(path)?.[1];
  if (eventId === undefined) return;
  preload(`/api/v1/org/pois/${eventId}`);
  import('../routes/event.page.tsx').catch(nothing);
}
