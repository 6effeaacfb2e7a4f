/** `url` takes the place of both hosts in trials; `key` is that of the API, which needs one. */
export type OpenagendaSettings = { url?: string | undefined; key?: string | undefined };

/** The filters of a page, by the names that page, export and API share. */
export type AgendaFilters = readonly (readonly [name: string, value: string])[];
/** The page of an agenda: its number in the address, or to be found in the page. */
export type AgendaPage = ({ uid: string } | { slug: string }) & { filters: AgendaFilters };

const siteUrl = 'https://openagenda.com';
const apiUrl = 'https://api.openagenda.com';
const hosts = new Set(['openagenda.com', 'www.openagenda.com']);
const languages = /^(?:fr|en|de|it|es|nl|br|oc|eu|ca|pt)$/;
/** Pages of the site that are no agenda. */
const reserved = new Set(['', 'agendas', 'events', 'signin', 'signup', 'settings', 'home', 'new']);
const eventsPerPage = '300';
/** Filters with one value. The others, those that an agenda defines included, have brackets. */
const plainFilters = new Set(['search', 'featured', 'region', 'department', 'city', 'keyword']);
/** Parameters of a question that are no filters; `relative` is added by `eventsAddress`. */
const otherParameters = new Set([
  'key',
  'size',
  'after',
  'detailed',
  'sort',
  'relative',
  'state',
  'oaq',
]);
const filterName = /^([\w-]{1,60})((?:\[[\w-]{0,60}\]){0,3})$/;
/** A page of an agenda names its number within its first bytes. */
const readLength = 2_000_000;

/** The segments of the path of an address on OpenAgenda; undefined on another site. */
function segmentsOf(address: URL, { url }: OpenagendaSettings): string[] | undefined {
  const site = url === undefined ? undefined : new URL(url);
  const base = site?.pathname.replace(/\/$/, '') ?? '';
  const isOurs = site === undefined ? hosts.has(address.host) : address.host === site.host;
  if (!isOurs || !address.pathname.startsWith(`${base}/`)) return undefined;
  return address.pathname
    .slice(base.length)
    .split('/')
    .filter((segment) => segment !== '');
}

/** What a page shows of its agenda, so that the same events are followed. */
function filtersOf({ searchParams }: URL): AgendaFilters {
  return [...searchParams].filter(([name, value]) => {
    const [, base = '', brackets] = filterName.exec(name) ?? [];
    const isFilter = brackets !== '' || plainFilters.has(base);
    return base !== '' && value !== '' && isFilter && !otherParameters.has(base);
  });
}

/**
 * Reads the address of the page of an agenda, such as `openagenda.com/fr/tours` or
 * `openagenda.com/agendas/36`. Undefined for any other address, that of an export or of an event included.
 */
export function readAgendaPage(
  address: string,
  settings: OpenagendaSettings,
): AgendaPage | undefined {
  if (!URL.canParse(address)) return undefined;
  const given = segmentsOf(new URL(address), settings);
  if (given === undefined) return undefined;
  const segments = languages.test(given[0] ?? '') ? given.slice(1) : given;
  const [first = '', second, ...rest] = segments;
  const named = first === 'agendas' ? second : first;
  const after = first === 'agendas' ? rest : segments.slice(1);
  const isPage = after.length === 0 || (after.length === 1 && after[0] === 'events');
  if (!isPage || named === undefined || reserved.has(named) || !/^[\w-]{1,150}$/.test(named))
    return undefined;
  const filters = filtersOf(new URL(address));
  const isUid = first === 'agendas' && /^\d+$/.test(named);
  return isUid ? { uid: named, filters } : { slug: named, filters };
}

/** The number of the agenda that a page names most often: it may link to others too. */
export function findAgendaUid(page: string): string | undefined {
  const counts = new Map<string, number>();
  for (const [, uid = ''] of page.slice(0, readLength).matchAll(/\/agendas\/(\d{1,12})\//g))
    counts.set(uid, (counts.get(uid) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}

/**
 * The events of an agenda to come, those of a page with filters alone: by the API with a key, else by
 * the public export.
 */
export function eventsAddress(
  uid: string,
  { url, key }: OpenagendaSettings,
  filters: AgendaFilters = [],
): string {
  const address = new URL(
    key === undefined
      ? `${url ?? siteUrl}/agendas/${uid}/events.v2.json`
      : `${url ?? apiUrl}/v2/agendas/${uid}/events`,
  );
  if (key !== undefined) address.searchParams.set('key', key);
  address.searchParams.set('detailed', '1');
  address.searchParams.set('size', eventsPerPage);
  for (const when of ['current', 'upcoming']) address.searchParams.append('relative[]', when);
  for (const [name, value] of filters) address.searchParams.append(name, value);
  return address.href;
}
