const eventPath = /^\/org\/events\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
const nothing = (): void => {};

/**
 * Preloads an answer of the API. The mode matches the later fetch, so that the browser reuses it.
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
 * Preloads the first answers that a page waits for, in parallel with the main script: the profile,
 * and for the page of an event, which mails and bookmarks open, the event and the code of its
 * editor. The page repeats a failed request and shows the error.
 */
export function askEarly(path: string, isSignedIn: boolean): void {
  if (!isSignedIn) return;
  preload('/api/v1/me');
  const eventId = eventPath.exec(path)?.[1];
  if (eventId === undefined) return;
  preload(`/api/v1/org/pois/${eventId}`);
  import('../routes/event.page.tsx').catch(nothing);
}
