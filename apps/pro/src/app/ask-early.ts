const eventPath = /^\/org\/events\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
const nothing = (): void => {};

/**
 * `as` and `crossOrigin` match the later fetch: otherwise the browser would not reuse the answer.
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

/** Ignores failures: the page repeats the failed requests and shows their errors. */
export function askEarly(path: string, isSignedIn: boolean): void {
  if (!isSignedIn) return;
  preload('/api/v1/me');
  const eventId = eventPath.exec(path)?.[1];
  if (eventId === undefined) return;
  preload(`/api/v1/org/pois/${eventId}`);
  import('../routes/event.page.tsx').catch(nothing);
}
