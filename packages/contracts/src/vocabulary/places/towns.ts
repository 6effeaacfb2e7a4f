/**
 * A town with its own page: `/ville/{slug}`. `insee` is the commune's code; the point is the town
 * centre, not the centroid of its outline.
 */
export type Town = {
  slug: string;
  name: string;
  insee: string;
  position: { lon: number; lat: number };
};

/** In the order of the specification. */
export const towns: readonly Town[] = [
  { slug: 'tours', name: 'Tours', insee: '37261', position: { lon: 0.704, lat: 47.3948 } },
  { slug: 'le-mans', name: 'Le Mans', insee: '72181', position: { lon: 0.2047, lat: 48.0004 } },
  { slug: 'orleans', name: 'Orléans', insee: '45234', position: { lon: 1.9039, lat: 47.9029 } },
  { slug: 'angers', name: 'Angers', insee: '49007', position: { lon: -0.5477, lat: 47.4738 } },
  { slug: 'poitiers', name: 'Poitiers', insee: '86194', position: { lon: 0.3435, lat: 46.5826 } },
];

/** Events within 30 km from which on the page of another commune is indexed and in the sitemap. */
export const townIndexedFrom = 5;

export const findTown = (slug: string): Town | undefined =>
  towns.find((town) => town.slug === slug);
