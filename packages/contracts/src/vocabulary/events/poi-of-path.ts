/** Links to `/poi/…` contain the id of an event instead of its slug. */
export type PoiAddress = { slugFr: string } | { poiId: string };

function decode(slug: string): string | undefined {
  try {
    const text = decodeURIComponent(slug);
    // PostgreSQL refuses this character in a text.
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}

/** The event whose page a path of the public site opens, read from the path alone. */
export function poiOfPath(path: string): PoiAddress | undefined {
  const [pathname = ''] = path.split(/[?#]/, 1);
  const slug = /^(?:\/ville\/[^/]+)?\/evenement\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (slug !== undefined) {
    const slugFr = decode(slug);
    return slugFr === undefined ? undefined : { slugFr };
  }
  const poiId = /^\/poi\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i.exec(pathname)?.[1];
  return poiId === undefined ? undefined : { poiId };
}
