import type { Docs } from '../operation-docs.ts';

const longitude = 'Longitude in degrees, WGS 84, east positive.';
const latitude = 'Latitude in degrees, WGS 84, north positive.';

/** Names of places, distances and pages of lists. */
export const placeNames: Docs = {
  properties: {
    lon: [longitude, 0.6848],
    lat: [latitude, 47.3936],
    position: 'Longitude and latitude in degrees; null when it is not known.',
    streetAddress: ['Number and street; null when it is not known.', '12 rue Nationale'],
    postalCode: ['Postcode of five digits; null when it is not known.', '37000'],
    locality: ['Name of the commune; null when it is not known.', 'Tours'],
    distance: [
      'Distance from the place of the query in metres, as the crow flies; absent without a place.',
      1240,
    ],
    distanceKm: ['Radius in kilometres, as the crow flies.', 30],
    insee: ['Code of the commune, the department or the region, by INSEE.', '37261'],
    slug: ['Slug of its page.', 'tours'],
    items: 'One page of the list; empty when nothing matches.',
    total: ['Number of all matches, of which `items` holds one page.', 1],
  },
  parameters: {
    lon: [`${longitude} With \`lat\`, the place around which to search.`, 0.6848],
    lat: [`${latitude} With \`lon\`, the place around which to search.`, 47.3936],
    distanceKm: ['Radius of the search in kilometres, as the crow flies.', 30],
    west: ['Western edge: longitude in degrees, less than `east`.', 0.4],
    east: ['Eastern edge: longitude in degrees.', 0.9],
    south: ['Southern edge: latitude in degrees, less than `north`.', 47.2],
    north: ['Northern edge: latitude in degrees.', 47.6],
    zoom: ['Zoom level of the map, as in web maps: 0 shows the world, 20 a house.', 10],
    offset: ['Number of items to skip; a multiple of `pageSize` gives the next pages.', 0],
    pageSize: ['Number of items of a page.', 20],
    theme: 'Slug of a theme; without it, all themes.',
    options: ['Options that must all be true, separated by commas.', 'pmr,kids-friendly'],
    dates: ['One day, or two joined by `_`; both days count.', '2026-06-13_2026-06-14'],
    bbox: ['west,south,east,north in degrees.', '0.4,47.2,0.9,47.6'],
    age: ['Age of a child in years.', 6],
    month: ['Month to count, yyyy-MM.', '2026-06'],
    slugFr: ['Slug of the event, the last part of its page.', 'bal-folk-en-plein-air-tours'],
    slug: ['Slug, the last part of the address of its page.', 'tours'],
    poiId: 'Id of the event.',
    ids: ['Ids of events, separated by commas.', '0197a3c2-6f1e-7c44-9d0a-3b5e8f2a1c70'],
    text: ['The text that the visitor types.', 'Tours'],
    kinds: ['Kinds of places, separated by commas.', 'commune,address'],
    postalCode: ['Postcode of five digits, or empty.', '37000'],
    streetAddress: ['Number and street; empty to find the commune alone.', '12 rue Nationale'],
    locality: ['Name of the commune.', 'Tours'],
    from: 'First day.',
    to: 'Last day.',
  },
};
