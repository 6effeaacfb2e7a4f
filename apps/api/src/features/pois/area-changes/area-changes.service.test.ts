// Specification: §10.6
import { expect, it, vi } from 'vitest';
import { shownChange } from '../../../../test/shown-change.ts';
import type { CacheOfAnswers } from './area-changes.repository.ts';
import { areaChangesService } from './area-changes.service.ts';

function setUp() {
  let database: CacheOfAnswers | undefined;
  const stop = vi.fn(async () => undefined);
  const listen = vi.fn((cache: CacheOfAnswers) => {
    database = cache;
    return { stop };
  });
  const cache = () => ({ change: vi.fn(), open: vi.fn(), close: vi.fn() });
  return { changes: areaChangesService({ listen }), listen, stop, cache, database: () => database };
}

it('the caches of a process share one connection, which opens with the first of them', async () => {
  const { changes, listen, stop, cache } = setUp();
  await changes.stop();
  expect(listen).not.toHaveBeenCalled();
  const [pages, lists] = [cache(), cache()];
  for (const one of [pages, lists, pages]) changes.follow(one);
  expect(listen).toHaveBeenCalledOnce();
  await changes.stop();
  expect(stop).toHaveBeenCalledOnce();
});

it('each cache gets every change, and the openings and closings of the connection', () => {
  const { changes, cache, database } = setUp();
  const [pages, lists] = [cache(), cache()];
  changes.follow(pages);
  changes.follow(lists);
  database()?.open(1000);
  database()?.change('everything');
  database()?.close();
  for (const one of [pages, lists]) {
    expect(one.open.mock.calls).toEqual([[1000]]);
    expect(one.change.mock.calls).toEqual([['everything', undefined]]);
    expect(one.close).toHaveBeenCalledOnce();
  }
});

it('a cache that follows later gets the changes that reads may not show yet', async () => {
  const { changes, cache, database } = setUp();
  changes.follow(cache());
  const shown = shownChange();
  database()?.change('everything', shown.promise);
  const later = cache();
  changes.follow(later);
  expect(later.change.mock.calls).toEqual([['everything', shown.promise]]);
  await shown.show();
  const last = cache();
  changes.follow(last);
  expect(last.change).not.toHaveBeenCalled();
});

it('a cache that follows later is opened at once only while the connection is there', () => {
  const { changes, cache, database } = setUp();
  const [first, later, last] = [cache(), cache(), cache()];
  changes.follow(first);
  database()?.open(1000);
  changes.follow(later);
  expect(later.open.mock.calls).toEqual([[1000]]);
  database()?.close();
  changes.follow(last);
  expect(last.open).not.toHaveBeenCalled();
});
