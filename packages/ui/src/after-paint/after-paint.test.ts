import { afterEach, expect, it, vi } from 'vitest';
import { afterPaint } from './after-paint.ts';

afterEach(() => vi.restoreAllMocks());

it('what follows a press is done after the frame that shows the press', async () => {
  const done: string[] = [];
  requestAnimationFrame(() => done.push('frame'));
  afterPaint(() => done.push('work'));
  expect(done).toEqual([]);
  await vi.waitFor(() => expect(done).toEqual(['frame', 'work']));
});

it('a page out of sight is not painted: nothing waits for it', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const work = vi.fn();
  afterPaint(work);
  expect(work).toHaveBeenCalledOnce();
});
