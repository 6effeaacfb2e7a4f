// Specification: §7.16
import { startSandbox } from '@parages/sandbox/start-sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commonsSearch } from './commons-search.ts';
import { readFreeLicense } from './free-licenses.ts';
import type { SearchFreeImages } from './image-search.ts';
import { openverseSearch } from './openverse-search.ts';

let sandbox: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

const userAgent = 'Parages test';
const searches: [string, () => SearchFreeImages][] = [
  [
    'Openverse',
    () =>
      openverseSearch({
        baseUrl: String(sandbox.settings.images?.OPENVERSE_URL),
        userAgent,
        deadlineMs: 5000,
      }),
  ],
  [
    'Wikimedia Commons',
    () =>
      commonsSearch({
        baseUrl: String(sandbox.settings.images?.COMMONS_URL),
        userAgent,
        deadlineMs: 5000,
      }),
  ],
];

describe.each(searches)('image search in %s', (name, open) => {
  it('finds pictures under free licences, with credits, title, thumbnail and size', async () => {
    const found = await open()('musees');
    expect(found.length).toBeGreaterThan(1);
    for (const image of found) {
      expect(['cc0', 'cc-by', 'cc-by-sa']).toContain(image.license);
      expect(image.credits).toMatch(new RegExp(`^[^<>]+ / .*${name}$`));
      expect(image).toMatchObject({
        url: expect.stringMatching(/^http/),
        thumbnailUrl: expect.stringContaining('w=640'),
        width: 1600,
        height: 1067,
      });
      expect(image.title).not.toBe('');
    }
  });

  it('returns an empty list when the search has no results', async () => {
    expect(await open()('introuvable')).toEqual([]);
  });

  it.each(['status', 'html', 'malformed', 'refuse'])(
    'throws when the server simulates the fault "%s" ("status": an answer 503)',
    async (mode) => {
      const fault = {
        service: 'images',
        mode,
        times: 1,
        ...(mode === 'status' ? { status: 503 } : {}),
      };
      await fetch(`${sandbox.url}/_sandbox/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(fault),
      });
      await expect(open()('musees')).rejects.toThrow();
    },
  );
});

describe('licences', () => {
  it.each([
    ['by', 'cc-by'],
    ['by-sa', 'cc-by-sa'],
    ['cc0', 'cc0'],
    ['CC BY-SA 4.0', 'cc-by-sa'],
    ['cc-by-sa-3.0-fr', 'cc-by-sa'],
    ['CC BY 2.5', 'cc-by'],
    ['cc-zero', 'cc0'],
    ['by-nc', undefined],
    ['by-nc-nd', undefined],
    ['CC BY-NC-SA 4.0', undefined],
    ['CC BY-ND 2.0', undefined],
    ['GFDL', undefined],
    ['Copyrighted free use', undefined],
    ['', undefined],
  ])('readFreeLicense parses "%s" as %s', (text, license) => {
    expect(readFreeLicense(text)).toBe(license);
  });
});
