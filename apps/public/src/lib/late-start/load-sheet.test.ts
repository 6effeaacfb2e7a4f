import { afterEach, expect, it, vi } from 'vitest';
import { loadSheet } from './load-sheet.ts';

const href = '/assets/map-a.css';
const answer = (status: number) => {
  const load = vi.fn(async () => new Response('', { status, statusText: 'Not Found' }));
  vi.stubGlobal('fetch', load);
  return load;
};

afterEach(() => {
  document.head.replaceChildren();
  vi.unstubAllGlobals();
});

it('loadSheet resolves when the sheet loads, and rejects when the server no longer has it', async () => {
  const load = answer(200);
  await loadSheet(href);
  expect(load).toHaveBeenCalledWith(href);
  answer(404);
  await expect(loadSheet(href)).rejects.toThrow(`${href}: Not Found`);
});

it('loadSheet fetches no sheet that the document links', async () => {
  document.head.innerHTML = `<link href="${href}">`;
  const load = answer(404);
  await loadSheet(href);
  expect(load).not.toHaveBeenCalled();
});
