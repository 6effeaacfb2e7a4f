// Specification: §3.19
import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { diskPictureStore } from './disk-picture-store.ts';
import type { PictureStore } from './picture-store.ts';
import { s3PictureStore } from './s3-picture-store.ts';

let folder = '';
let bucket: S3rver | undefined;
let endpoint = '';
const keys = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'parages-store-'));
  bucket = new S3rver({
    port: 0,
    silent: true,
    directory: path.join(folder, 's3'),
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { address, port } = await bucket.run();
  endpoint = `http://${address}:${port}`;
});
afterAll(async () => {
  await bucket?.close();
  await rm(folder, { recursive: true, force: true });
});

const drivers: [string, () => PictureStore][] = [
  ['disk', () => diskPictureStore(path.join(folder, 'disk'))],
  ['S3', () => s3PictureStore({ endpoint, region: 'fr-par', bucket: 'pictures', ...keys })],
  [
    'S3, below a prefix',
    () =>
      s3PictureStore({
        endpoint,
        region: 'fr-par',
        bucket: 'pictures',
        prefix: 'parages/',
        ...keys,
      }),
  ],
];

const nameOf = (copy = ''): string => `${randomBytes(32).toString('hex')}${copy}.jpg`;

describe.each(drivers)('a picture store: %s', (_driver, open) => {
  it('reads the written bytes unchanged, with their number; `has` is false before the write and true after it', async () => {
    const [store, name, bytes] = [open(), nameOf('-640'), randomBytes(300_000)];
    expect(await store.has(name)).toBe(false);
    await store.write(name, bytes, 'image/jpeg');
    expect(await store.has(name)).toBe(true);
    const kept = await store.read(name);
    expect(kept?.bytes).toBe(bytes.length);
    expect(kept && (await buffer(kept.stream)).equals(bytes)).toBe(true);
  });

  it('returns undefined from `read`, and false from `has`, for an unknown name', async () => {
    const store = open();
    expect(await store.read(nameOf())).toBeUndefined();
    expect(await store.has(nameOf())).toBe(false);
  });

  it('keeps the bytes of a file that is written three times concurrently', async () => {
    const [store, name, bytes] = [open(), nameOf(), randomBytes(50_000)];
    await Promise.all([1, 2, 3].map(() => store.write(name, bytes, 'image/jpeg')));
    const kept = await store.read(name);
    expect(kept && (await buffer(kept.stream)).equals(bytes)).toBe(true);
  });

  it('removes several files, and ignores missing ones', async () => {
    const [store, one, two] = [open(), nameOf(), nameOf('-320')];
    await store.write(one, Buffer.from('one'), 'image/jpeg');
    await store.write(two, Buffer.from('two'), 'image/jpeg');
    await store.remove([one, nameOf()]);
    expect([await store.has(one), await store.has(two)]).toEqual([false, true]);
    await store.remove([]);
    await store.remove([one, two]);
    expect(await store.has(two)).toBe(false);
  });

  const outside = [
    '../secret.jpg',
    '/etc/passwd',
    `..${path.sep}x.webp`,
    'a.jpg',
    '',
    `${'a'.repeat(64)}.svg`,
    `${'a'.repeat(64)}-640.jpg/x`,
  ];
  it.each(outside)(
    'rejects to write, read, find or remove %j, which is not a picture file name',
    async (name) => {
      const store = open();
      await expect(store.write(name, Buffer.from('x'), 'image/jpeg')).rejects.toThrow(
        'not a picture file name',
      );
      await expect(store.read(name)).rejects.toThrow('not a picture file name');
      await expect(store.has(name)).rejects.toThrow('not a picture file name');
      await expect(store.remove([name])).rejects.toThrow('not a picture file name');
    },
  );
});

it('diskPictureStore writes below two folder levels, leaves no temporary file, gives other users no permission', async () => {
  const root = path.join(folder, 'own');
  const name = nameOf();
  await diskPictureStore(root).write(name, Buffer.from('x'), 'image/jpeg');
  const inside = path.join(root, name.slice(0, 2), name.slice(2, 4));
  expect(await readdir(inside)).toEqual([name]);
  expect((await stat(path.join(inside, name))).mode & 0o007).toBe(0);
});

it('s3PictureStore throws from `write` and `read` when the bucket is missing, instead of reporting a missing picture', async () => {
  const store = s3PictureStore({ endpoint, region: 'fr-par', bucket: 'nowhere', ...keys });
  await expect(store.write(nameOf(), Buffer.from('x'), 'image/jpeg')).rejects.toThrow();
  await expect(store.read(nameOf())).rejects.toThrow();
});
