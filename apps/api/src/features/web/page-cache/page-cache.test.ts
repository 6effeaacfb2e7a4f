// Specification: §10.5
import { describe, expect, it } from 'vitest';
import { shownChange } from '../../../../test/shown-change.ts';
import { everyTheme } from '../../pois/area-changes/area-changes.service.ts';
import type { Drawn } from './drawn-page.ts';
import { createPageCache } from './page-cache.ts';
import { pageDocument } from './page-document.ts';
import type { Source } from './page-sources.ts';

const tours: Source = { lon: 0.704, lat: 47.3948, radiusKm: 30, themeMask: everyTheme };
const toursConcerts: Source = { ...tours, themeMask: 4 };
const angers: Source = { lon: -0.5477, lat: 47.4738, radiusKm: 30, themeMask: everyTheme };
const cellOfTours = 134 * 1000 + 127;

const drawn = (html: string, sources: Source[] = [tours], isPrivate = false): Drawn => ({
  page: pageDocument({ html: Buffer.from(html), status: 200 }, {}),
  sources,
  isPrivate,
});

function setUp({ maxBytes = 1_000_000 } = {}) {
  let now = Date.parse('2026-06-13T10:00:00Z');
  let draws = 0;
  const cache = createPageCache({ maxBytes, clock: { now: () => new Date(now) } });
  cache.open(1000);
  return {
    cache,
    draws: () => draws,
    wait: (ms: number) => {
      now += ms;
    },
    ask: async (key: string, page: Drawn | Promise<Drawn> = drawn(key)) => {
      const found = await cache.find(key, () => {
        draws += 1;
        return Promise.resolve(page);
      });
      return found.page.kind === 'document' ? found.page.html.toString() : found.page.location;
    },
  };
}

describe('the page cache, "anonymous city pages cached on our side only"', () => {
  it('renders a page once until it expires', async () => {
    const { ask, draws, wait } = setUp();
    expect([await ask('a'), await ask('a'), draws()]).toEqual(['a', 'a', 1]);
    wait(999);
    await ask('a');
    expect(draws()).toBe(1);
    wait(1);
    await ask('a');
    expect(draws()).toBe(2);
  });

  it('renders a page once for all concurrent requests', async () => {
    const { ask, draws } = setUp();
    expect(await Promise.all([ask('a'), ask('a'), ask('a')])).toEqual(['a', 'a', 'a']);
    expect(draws()).toBe(1);
  });

  it.each([
    ['uses data that must not be cached', drawn('mine', [tours, 'uncacheable'])],
    ['is private', drawn('mine', [tours], true)],
  ])('renders a page that %s anew for each request', async (_name, page) => {
    const { ask, draws } = setUp();
    await Promise.all([ask('a', page), ask('a', page), ask('a', page)]);
    await ask('a', page);
    expect(draws()).toBe(4);
  });

  it('neither caches a 410 page nor shares a failed rendering with a concurrent request', async () => {
    const { ask, draws } = setUp();
    const gone: Drawn = {
      page: pageDocument({ html: Buffer.from('gone'), status: 410 }, {}),
      sources: [],
      isPrivate: false,
    };
    await ask('a', gone);
    await ask('a', gone);
    expect(draws()).toBe(2);
    const failed = Promise.reject(new Error('no'));
    const answers = await Promise.allSettled([ask('b', failed), ask('b', drawn('good'))]);
    expect(answers).toMatchObject([{ status: 'rejected' }, { value: 'good' }]);
  });

  it('evicts the least recently used page above the size limit, and caches no page larger than it', async () => {
    const { ask, draws } = setUp({ maxBytes: 250 });
    const page = (key: string) => ask(key, drawn('x'.repeat(100)));
    await page('a');
    await page('b');
    await page('a');
    await page('c');
    expect(draws()).toBe(3);
    await page('a');
    expect(draws()).toBe(3);
    await page('b');
    expect(draws()).toBe(4);
    await ask('huge', drawn('x'.repeat(1000)));
    await ask('huge', drawn('x'.repeat(1000)));
    expect(draws()).toBe(6);
  });

  it('counts a compressed copy against the size limit, and does not postpone the expiry of its page', async () => {
    const { ask, draws, wait } = setUp({ maxBytes: 210 });
    const compressed = drawn('x'.repeat(100));
    await ask('a', compressed);
    await ask('b', drawn('x'.repeat(100)));
    wait(500);
    if (compressed.page.kind === 'document') await compressed.page.encoded('gzip');
    await ask('a');
    expect(draws()).toBe(2);
    await ask('b');
    expect(draws()).toBe(3);
    wait(500);
    await ask('a');
    expect(draws()).toBe(4);
  });
});

describe('the page cache, "purged by town and theme"', () => {
  const change = [{ cell: cellOfTours, themeMask: 8 }];

  it('evicts the pages whose area and themes a change concerns, and no others', async () => {
    const { ask, draws, cache } = setUp();
    await ask('tours');
    await ask('tours-concerts', drawn('tours-concerts', [toursConcerts]));
    await ask('angers', drawn('angers', [angers]));
    await ask('about', drawn('about', ['constant']));
    cache.change(change);
    await ask('tours-concerts');
    await ask('angers');
    await ask('about');
    expect(draws()).toBe(4);
    await ask('tours');
    expect(draws()).toBe(5);
  });

  it('neither caches a page whose data changed while it was rendered, nor shares it with later requests', async () => {
    const { ask, draws, cache } = setUp();
    let finish = (_page: Drawn): void => undefined;
    const slow = new Promise<Drawn>((resolve) => {
      finish = resolve;
    });
    const first = ask('tours', slow);
    cache.change(change);
    const second = ask('tours', drawn('after'));
    finish(drawn('before'));
    expect([await first, await second]).toEqual(['before', 'after']);
    expect(await ask('tours', drawn('again'))).toBe('after');
    expect(draws()).toBe(2);
  });

  it('until reads show a change, caches no page that it concerns, and shares one rendering among concurrent requests', async () => {
    const { ask, draws, cache } = setUp();
    const shown = shownChange();
    cache.change(change, shown.promise);
    expect(await Promise.all([ask('tours'), ask('tours'), ask('tours')])).toHaveLength(3);
    expect(draws()).toBe(1);
    await ask('tours');
    expect(draws()).toBe(2);
    await ask('angers', drawn('angers', [angers]));
    await ask('angers', drawn('angers', [angers]));
    expect(draws()).toBe(3);
    await shown.show();
    await ask('tours');
    await ask('tours');
    expect(draws()).toBe(4);
  });

  it('does not cache a page that was begun before reads showed a change and ended after', async () => {
    const { ask, draws, cache } = setUp();
    const [shown, drawing] = [shownChange(), shownChange()];
    cache.change(change, shown.promise);
    const first = ask(
      'tours',
      drawing.promise.then(() => drawn('before')),
    );
    await shown.show();
    await drawing.show();
    expect([await first, await ask('tours', drawn('after'))]).toEqual(['before', 'after']);
    expect(draws()).toBe(2);
  });

  it('caches nothing between `close` and `open`, and is empty after `open`', async () => {
    const { ask, draws, cache } = setUp();
    await ask('a');
    cache.close();
    await ask('a');
    await ask('a');
    expect(draws()).toBe(3);
    cache.open(1000);
    await ask('a');
    await ask('a');
    expect(draws()).toBe(4);
  });
});
