import { cacheNames } from './cache-names.ts';

export type KeptPage = { href: string; title: string };

const mostPages = 20;

const anyPath = /^\//;
const eventAnswer = /^\/api\/v1\/pois\/(by-slug\/[^/]+|[\da-f-]{36})$/;

async function readEvent(answer: Response): Promise<KeptPage[]> {
  const poi: unknown = await answer.json();
  if (typeof poi !== 'object' || poi === null || !('label' in poi) || !('slugFr' in poi)) return [];
  return [{ href: `/evenement/${String(poi.slugFr)}`, title: String(poi.label) }];
}

async function readPage(page: Response, { url }: Request): Promise<KeptPage[]> {
  const { pathname, search } = new URL(url);
  const { title } = new DOMParser().parseFromString(await page.text(), 'text/html');
  // A list with other filters counts as another page; the addresses of an event with and without a
  // town count as one page.
  return [
    {
      href: pathname.replace(/^\/ville\/[^/]+(?=\/evenement\/)/, '') + search,
      title: title.replace(/ · [^·]*$/, ''),
    },
  ];
}

async function readCache(
  name: string,
  path: RegExp,
  read: (answer: Response, request: Request) => Promise<KeptPage[]>,
): Promise<KeptPage[]> {
  const cache = await caches.open(name);
  const readable = (await cache.keys()).filter(({ url }) => path.test(new URL(url).pathname));
  // The cache lists its oldest entries first.
  const requests = readable.reverse().slice(0, mostPages);
  const pages = requests.map(async (request) => {
    const answer = await cache.match(request);
    return answer ? read(answer, request) : [];
  });
  return (await Promise.all(pages)).flat();
}

export async function listKeptPages(): Promise<KeptPage[]> {
  if (!('caches' in globalThis)) return [];
  const [pages, events] = await Promise.all([
    readCache(cacheNames.pages, anyPath, readPage),
    readCache(cacheNames.answers, eventAnswer, readEvent),
  ]);
  const byHref = new Map([...pages, ...events].map((page) => [page.href, page]));
  return [...byHref.values()].slice(0, mostPages);
}
