const eventPath = /^\/org\/events\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;
const nothing = (): void => {};

/** Asks for an answer of the API that the page will want, as the page asks for it: the browser hands it over then. */
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
 * Fetches beside the application what the page of an address waits for one after the other otherwise: who is signed in, and of an event, which
 * is opened from mails and bookmarks, its screen, its fields and itself. What fails is asked again by the page, which says so.
 */
export function askEarly(path: string, isSignedIn: boolean): void {
  if (!isSignedIn) return;
  preload('/api/v1/me');
  const eventId = eventPath.exec(path)?.[1];
  if (eventId === undefined) return;
  preload(`/api/v1/org/pois/${eventId}`);
  import('../routes/event.page.tsx').catch(nothing);
}
