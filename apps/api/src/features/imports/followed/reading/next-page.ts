const explorePath = /\/api\/explore\/v2\.\d\/catalog\/datasets\/[^/]{1,200}\/records\/?$/;
/** Explore v2.1 gives 100 records at once, and none beyond the 10,000th. */
const exploreLimit = 100;
const exploreEnd = 10_000;
const maxCursorLength = 500;

export type PageOfRecords = {
  /** The document that has the records, and their number. */
  document: Record<string, unknown>;
  count: number;
  address: string;
};

const isCursor = (value: unknown): value is (string | number)[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= 10 &&
  value.every((part) => typeof part === 'number' || typeof part === 'string') &&
  value.join('').length <= maxCursorLength;

const openagendaSize = 300;

/** The paths of addresses that answer in pages, with the parameter that makes a page as long as allowed. */
const pagedPaths: readonly { path: RegExp; name: string; most: number }[] = [
  { path: explorePath, name: 'limit', most: exploreLimit },
  { path: /\/api\/records\/1\.0\/search\/?$/, name: 'rows', most: exploreLimit },
  { path: /\/v2\/events\/?$/, name: 'size', most: openagendaSize },
  {
    path: /\/agendas\/[^/]{1,200}\/events(?:\.v2\.json)?\/?$/,
    name: 'size',
    most: openagendaSize,
  },
];

/** Whether an address gives one page of its records, however long: the others must be asked for. */
export const answersInPages = (address: string): boolean =>
  URL.canParse(address) && pagedPaths.some(({ path }) => path.test(new URL(address).pathname));

/** The first page of records or events is as long as the site allows, unless the address says how long. */
export function firstPageOf(address: string): string {
  if (!URL.canParse(address)) return address;
  const url = new URL(address);
  const paged = pagedPaths.find(({ path }) => path.test(url.pathname));
  if (paged === undefined || url.searchParams.has(paged.name)) return address;
  url.searchParams.set(paged.name, String(paged.most));
  return url.href;
}

function afterCursor(address: string, cursor: readonly (string | number)[]): string {
  const url = new URL(address);
  for (const name of ['after', 'after[]', 'from']) url.searchParams.delete(name);
  for (const part of cursor) url.searchParams.append('after[]', String(part));
  return url.href;
}

function atOffset(address: string, name: string, count: number, total: number): string | null {
  const url = new URL(address);
  const offset = Number(url.searchParams.get(name) ?? 0) + count;
  const isOver = offset >= total || offset + exploreLimit > exploreEnd;
  if (!Number.isSafeInteger(offset) || offset < 0 || isOver) return null;
  url.searchParams.set(name, String(offset));
  return url.href;
}

/**
 * The address of the page after this one: that of the API of OpenAgenda continues `after` a record,
 * Explore v2.1 at an `offset`, Explore v1 at a `start`. It always is the address of the source with
 * another parameter, never one that the answer names. Null after the last page.
 */
export function nextPageOf({ document, count, address }: PageOfRecords): string | null {
  if (count === 0 || !URL.canParse(address)) return null;
  const { events, after, results, total_count: total, records, nhits } = document;
  if (Array.isArray(events)) return isCursor(after) ? afterCursor(address, after) : null;
  if (Array.isArray(results) && typeof total === 'number')
    return atOffset(address, 'offset', count, total);
  return Array.isArray(records) && typeof nhits === 'number'
    ? atOffset(address, 'start', count, nhits)
    : null;
}
