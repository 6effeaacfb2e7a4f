import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { type Sandbox, startSandbox } from '../../start-sandbox.ts';
import { meanings } from './images.fr.ts';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ environment: {} });
});
afterAll(() => sandbox.close());

const get = (path: string, init?: RequestInit) => fetch(`${sandbox.url}/images/${path}`, init);
const bytesOf = async (path: string) => Buffer.from(await (await get(path)).arrayBuffer());

describe('valid pictures of the sandbox', () => {
  it.each([
    ['plain.jpg', 'jpeg', 1600],
    ['plain.png', 'png', 1600],
    ['plain.webp', 'webp', 1600],
    ['small.jpg', 'jpeg', 200],
    ['scene/musees-2.jpg?w=640', 'jpeg', 640],
  ])('answers %s as a %s of %i pixels in width', async (path, format, width) => {
    expect(await sharp(await bytesOf(path)).metadata()).toMatchObject({ format, width });
  });

  it('located.jpg contains EXIF metadata', async () => {
    const { exif } = await sharp(await bytesOf('located.jpg')).metadata();
    expect(exif?.toString('latin1')).toContain('Sandbox camera');
  });
});

describe('unusual picture files of the sandbox', () => {
  it('heavy.jpg declares a length of more than 10 MiB', async () => {
    expect(Number((await get('heavy.jpg')).headers.get('content-length'))).toBeGreaterThan(
      10 * 1024 * 1024,
    );
  });

  it('endless.jpg declares no length and sends more than 12 MiB', async () => {
    const stop = new AbortController();
    const answer = await get('endless.jpg', { signal: stop.signal });
    expect(answer.headers.get('content-length')).toBeNull();
    let read = 0;
    for await (const chunk of answer.body ?? []) {
      read += chunk.length;
      if (read > 12 * 1024 * 1024) break;
    }
    stop.abort();
    expect(read).toBeGreaterThan(12 * 1024 * 1024);
  });

  it('bomb.png declares 3.6 billion pixels in less than 500 bytes', async () => {
    const bytes = await bytesOf('bomb.png');
    expect(bytes.length).toBeLessThan(500);
    await expect(sharp(bytes).metadata()).rejects.toThrow(/limit/);
    expect(await sharp(bytes, { limitInputPixels: false }).metadata()).toMatchObject({
      width: 60_000,
      height: 60_000,
    });
  });

  it('truncated.jpg cannot be decoded completely', async () => {
    await expect(
      sharp(await bytesOf('truncated.jpg'), { failOn: 'error' })
        .raw()
        .toBuffer(),
    ).rejects.toThrow();
  });

  it('page.jpg is HTML with the content type of a JPEG', async () => {
    const answer = await get('page.jpg');
    expect(answer.headers.get('content-type')).toBe('image/jpeg');
    expect(await answer.text()).toContain('<!doctype html>');
  });

  it('slow.jpg?ms=200 arrives as a JPEG after more than 180 ms', async () => {
    const startedAt = performance.now();
    expect(await sharp(await bytesOf('slow.jpg?ms=200')).metadata()).toMatchObject({
      format: 'jpeg',
    });
    expect(performance.now() - startedAt).toBeGreaterThan(180);
  });

  it('redirect/5 leads to plain.jpg, redirect-loop makes fetch fail, and two redirects lead to a private address and a file', async () => {
    expect((await get('redirect/5')).url).toBe(`${sandbox.url}/images/plain.jpg`);
    await expect(get('redirect-loop')).rejects.toThrow();
    for (const [path, start] of [
      ['redirect-private', 'http://169.254.169.254'],
      ['redirect-file', 'file:'],
    ] as const)
      expect(
        (await get(path, { redirect: 'manual' })).headers.get('location')?.startsWith(start),
      ).toBe(true);
  });

  it('gone.jpg, an unknown scene and an unknown width answer 404', async () => {
    for (const path of ['gone.jpg', 'scene/nothing-1.jpg', 'scene/musees-2.jpg?w=641'])
      expect((await get(path)).status).toBe(404);
  });
});

const openverse = z.object({
  result_count: z.number(),
  page_count: z.number(),
  results: z.array(z.looseObject({ license: z.string(), url: z.string() })),
});
const searchOpenverse = async (query: Record<string, string>) =>
  openverse.parse(
    await (
      await fetch(
        `${sandbox.settings.images?.OPENVERSE_URL}/v1/images/?${new URLSearchParams(query)}`,
      )
    ).json(),
  );

describe('the picture searches of the sandbox', () => {
  it('Openverse pages its results, with licence URLs and with picture URLs that answer a JPEG', async () => {
    const {
      results,
      result_count: count,
      page_count: pages,
    } = await searchOpenverse({ q: 'musees', page_size: '2' });
    expect([count, pages, results.length]).toEqual([3, 2, 2]);
    expect(results[0]).toMatchObject({
      creator: expect.any(String),
      license_url: expect.stringContaining('creativecommons.org'),
      width: 1600,
    });
    expect((await fetch(results[0]?.url ?? '')).headers.get('content-type')).toBe('image/jpeg');
  });

  it('Openverse includes pictures that are not free, unless the query filters by licence or licence type', async () => {
    const licences = async (query: Record<string, string>) =>
      new Set(
        (await searchOpenverse({ q: 'rien de précis', ...query })).results.map(
          ({ license }) => license,
        ),
      );
    expect(await licences({})).toContain('by-nc-nd');
    expect(await licences({ license_type: 'commercial,modification' })).not.toContain('by-nc-nd');
    expect(await licences({ license: 'cc0' })).toEqual(new Set(['cc0']));
  });

  it('Openverse finds nothing for "introuvable", and answers 400 to a page size of 21', async () => {
    expect((await searchOpenverse({ q: 'introuvable' })).results).toEqual([]);
    expect(
      (await fetch(`${sandbox.settings.images?.OPENVERSE_URL}/v1/images/?q=a&page_size=21`)).status,
    ).toBe(400);
  });

  it('Commons answers pictures with markup in the artist, none for "introuvable", and an error for action=login', async () => {
    const search = async (query: Record<string, string>) => {
      const asked = {
        action: 'query',
        format: 'json',
        generator: 'search',
        gsrnamespace: '6',
        prop: 'imageinfo',
        iiprop: 'url|size|mime|extmetadata',
      };
      return (
        await fetch(
          `${sandbox.settings.images?.COMMONS_URL}/w/api.php?${new URLSearchParams({ ...asked, ...query })}`,
        )
      ).json();
    };
    expect(
      await search({ gsrsearch: 'musees', gsrlimit: '1', formatversion: '2', iiurlwidth: '300' }),
    ).toMatchObject({
      batchcomplete: true,
      query: {
        pages: [
          {
            ns: 6,
            title: expect.stringMatching(/^File:/),
            imageinfo: [
              {
                mime: 'image/jpeg',
                thumbwidth: 640,
                extmetadata: {
                  Artist: { value: expect.stringContaining('<a href=') },
                  LicenseShortName: { value: expect.stringMatching(/^CC/) },
                },
              },
            ],
          },
        ],
      },
    });
    expect(await search({ gsrsearch: 'introuvable' })).toEqual({ batchcomplete: '' });
    expect(await search({ gsrsearch: 'a', action: 'login' })).toMatchObject({
      error: { code: 'badvalue' },
    });
  });
});

it('the page of sandbox pictures names plain.jpg; its files answer 200, gone.jpg 404 (endless, slow and redirects untested)', async () => {
  const page = await (await fetch(`${sandbox.url}/images`)).text();
  expect(page).toContain('/images/plain.jpg');
  const filtered = Object.keys(meanings).filter((file) => !/^(endless|slow|redirect)/.test(file));
  for (const file of filtered)
    expect([file, (await get(file)).status]).toEqual([file, file === 'gone.jpg' ? 404 : 200]);
});
