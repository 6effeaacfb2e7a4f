import { describe, expect, it } from 'vitest';
import { createParages } from './client.ts';
import { dataOf, ParagesProblem } from './problems.ts';

it.each(['localhost:3000', 'file:///srv', 'parages.example', ''])(
  'createParages refuses the origin "%s"',
  (origin) => {
    expect(() => createParages({ origin })).toThrow(TypeError);
  },
);

type Answer = (query: URLSearchParams) => Response;

function openClient(answer: Answer) {
  const queries: Record<string, string>[] = [];
  const pauses: number[] = [];
  const parages = createParages({
    origin: 'https://parages.example',
    fetch: async (input) => {
      const { searchParams } = new URL((input as Request).url);
      queries.push(Object.fromEntries(searchParams));
      return answer(searchParams);
    },
    times: {
      pause: async (ms, signal) => {
        pauses.push(ms);
        signal.throwIfAborted();
      },
    },
  });
  return { parages, queries, pauses };
}

async function collect<T>(items: AsyncIterable<T>): Promise<T[]> {
  const all: T[] = [];
  for await (const item of items) all.push(item);
  return all;
}

const cards = (from: number, count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: `${from + index}` }));

describe('listEvents', () => {
  it('reads pages until one is short, and passes the filters on', async () => {
    const { parages, queries } = openClient((query) =>
      Response.json({ items: Number(query.get('offset')) === 0 ? cards(0, 2) : cards(2, 1) }),
    );
    const events = await collect(parages.listEvents({ theme: 'concerts', pageSize: 2 }));
    expect(events.map(({ id }) => id)).toEqual(['0', '1', '2']);
    expect(queries).toEqual([
      { theme: 'concerts', pageSize: '2', offset: '0', withTotal: 'false' },
      { theme: 'concerts', pageSize: '2', offset: '2', withTotal: 'false' },
    ]);
  });

  it('yields an event once when the list moves by one while it is read', async () => {
    const { parages } = openClient((query) =>
      Response.json({ items: query.get('offset') === '0' ? cards(0, 2) : cards(1, 1) }),
    );
    const events = await collect(parages.listEvents({ pageSize: 2 }));
    expect(events.map(({ id }) => id)).toEqual(['0', '1']);
  });

  it('asks for no page that the loop does not reach', async () => {
    const { parages, queries } = openClient(() => Response.json({ items: cards(0, 100) }));
    for await (const { id } of parages.listEvents()) if (id === '3') break;
    expect(queries).toHaveLength(1);
  });

  it('ends at the offset that the service refuses', async () => {
    let id = 0;
    const { parages, queries } = openClient(() => {
      id += 100;
      return Response.json({ items: cards(id, 100) });
    });
    await collect(parages.listEvents());
    expect(queries.at(-1)?.offset).toBe('10000');
  });
});

const published = (id: string) => ({ kind: 'published', changedAt: 'now', poi: { id } });
const page = (items: object[], next: string, hasMore = false) =>
  Response.json({ items, next, hasMore });
const expired = () =>
  Response.json(
    { status: 410, code: 'change_cursor_expired', title: 'The cursor has expired' },
    { status: 410 },
  );

describe('followChanges', () => {
  it('reads every event, page by page, and ends when the copy is current', async () => {
    const { parages, queries } = openClient((query) =>
      query.get('updatedSince') === null
        ? page([published('a')], 'c1', true)
        : page([published('b')], 'c2'),
    );
    expect(await collect(parages.followChanges({ theme: 'concerts' }))).toEqual([
      { changes: [published('a')], cursor: 'c1', startsOver: true, isCurrent: false },
      { changes: [published('b')], cursor: 'c2', startsOver: false, isCurrent: true },
    ]);
    expect(queries).toEqual([
      { theme: 'concerts', pageSize: '100' },
      { theme: 'concerts', pageSize: '100', updatedSince: 'c1' },
    ]);
  });

  it('continues at the cursor of a former run, and reads again after each pause', async () => {
    const stop = new AbortController();
    const { parages, queries, pauses } = openClient((query) =>
      page([], `${query.get('updatedSince')}+`),
    );
    const seen: string[] = [];
    const options = { cursor: 'c', everyMs: 5000, signal: stop.signal };
    for await (const { cursor, startsOver } of parages.followChanges(options)) {
      seen.push(`${cursor} ${startsOver}`);
      if (seen.length === 3) stop.abort();
    }
    expect(seen).toEqual(['c+ false', 'c++ false', 'c+++ false']);
    expect(pauses.slice(0, 2)).toEqual([5000, 5000]);
    expect(queries).toHaveLength(3);
  });

  it('begins again with every event when the cursor has expired, and says so', async () => {
    const { parages } = openClient((query) =>
      query.get('updatedSince') === 'old' ? expired() : page([published('a')], 'new'),
    );
    expect(await collect(parages.followChanges({ cursor: 'old' }))).toEqual([
      { changes: [published('a')], cursor: 'new', startsOver: true, isCurrent: true },
    ]);
  });

  it('throws other refusals, and an expiry without a cursor', async () => {
    const unknown = openClient(() =>
      Response.json({ status: 404, code: 'organiser_not_found', title: 'None' }, { status: 404 }),
    );
    const reading = collect(unknown.parages.followChanges({ organiser: 'x', cursor: 'c' }));
    await expect(reading).rejects.toMatchObject({ code: 'organiser_not_found' });
    const broken = openClient(expired);
    await expect(collect(broken.parages.followChanges())).rejects.toMatchObject({ status: 410 });
  });
});

describe('a problem', () => {
  it('has status, code, texts, address and the refused fields of its document', async () => {
    const document = {
      type: 'https://parages.example/api/problems/request_invalid',
      status: 400,
      code: 'request_invalid',
      title: 'The request is not valid',
      detail: 'Two fields',
      errors: [{ pointer: '/body/label', code: 'too_big', detail: 'At most 140' }, { other: 1 }],
      quota: { name: 'drafts', most: 5 },
    };
    const { parages } = openClient(() => Response.json(document, { status: 400 }));
    const error = await dataOf(parages.api.GET('/api/v1/entities')).catch((fault) => fault);
    expect(error).toBeInstanceOf(ParagesProblem);
    expect(error).toMatchObject({
      status: 400,
      code: 'request_invalid',
      detail: 'Two fields',
      type: document.type,
      errors: [document.errors[0]],
      document,
    });
    expect(error.message).toBe('400 request_invalid: The request is not valid (Two fields)');
  });

  it('has the whole address of its page, which the service writes without the origin', () => {
    const typeOf = (type: string, url?: string) => new ParagesProblem(404, { type }, url).type;
    const [path, url] = ['/api/problems/poi_not_found', 'https://parages.example/api/v1/pois/x'];
    expect(typeOf(path, url)).toBe(`https://parages.example${path}`);
    expect(typeOf('about:blank', url)).toBe('about:blank');
    expect(typeOf(path)).toBe(path);
  });

  it('is unknown for an answer of a proxy, which is not JSON', async () => {
    const { parages } = openClient(() => new Response('<h1>Bad Gateway</h1>', { status: 502 }));
    const call = dataOf(parages.api.GET('/api/v1/entities'));
    await expect(call).rejects.toMatchObject({ status: 502, code: 'unknown', errors: [] });
  });
});
