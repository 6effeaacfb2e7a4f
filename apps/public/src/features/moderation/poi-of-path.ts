import type { AskedPoi } from './moderation.queries.ts';

function decode(slug: string): string | undefined {
  try {
    return decodeURIComponent(slug);
  } catch {
    return undefined;
  }
}

/** The page of a hidden event says "not found", but its path still identifies the event. */
export function poiOfPath(pathname: string): AskedPoi | undefined {
  const slug = /^(?:\/ville\/[^/]+)?\/evenement\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (slug !== undefined) {
    const slugFr = decode(slug);
    return slugFr === undefined ? undefined : { slugFr };
  }
  const poiId = /^\/poi\/([\da-f-]{36})\/?$/i.exec(pathname)?.[1];
  return poiId === undefined ? undefined : { poiId };
}
