import { afterEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

afterEach(() => vi.restoreAllMocks());

it('afterPaint runs its work after the next animation frame', async () => {
  const done: string[] = [];
  requestAnimationFrame(() => done.push('frame'));
  afterPaint(() => done.push('work'));
  expect(done).toEqual([]);
  await vi.waitFor(() => expect(done).toEqual(['frame', 'work']));
});

it('afterPaint runs its work at once while the page is hidden', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const work = vi.fn();
  afterPaint(work);
  expect(work).toHaveBeenCalledOnce();
});
