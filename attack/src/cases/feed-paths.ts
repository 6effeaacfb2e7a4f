/** Feeds of lists and the answer for sites that embed a page. */
export const feedPaths = [
  '/ville/tours.ics',
  '/ville/tours/category/concerts/ce-week-end.rss',
  '/recherche.json?coords=0.7,47.39&q=jazz',
  '/category/concerts.geojson',
  '/lieu/x.ics',
  '/organisateur/x.rss',
  '/oembed?url=http://localhost/ville/tours',
];

/** Hostile addresses of feeds. */
export const feedWeapons = [
  '/ville/%00.ics',
  '/ville/%ff.rss',
  '/ville/..%2f..%2fetc%2fpasswd.ics',
  `/ville/${'a'.repeat(250)}.json`,
  '/ville/tours.ics.ics',
  '/ville/tours.ics/%2e%2e',
  '/category/__proto__.geojson',
  '/recherche.json?q=%00',
  `/recherche.json?q=${'a'.repeat(8_000)}`,
  `/recherche.ics?${'opts=free&'.repeat(500)}`,
  '/recherche.rss?bbox=-180,-90,180,90&dist=Infinity&coords=NaN,NaN&dates=9999-99-99',
  '/ville/tours.rss?sort=constructor&q=%0d%0aSet-Cookie:%20x=1',
  '/lieu/%0d%0aX:%201.ics',
  '/oembed?url=javascript:alert(1)',
  '/oembed?url=http://localhost@evil.example/ville/tours',
  `/oembed?url=http://localhost/${'ville/'.repeat(300)}&maxwidth=1e309`,
];
