// Specification: §3.18
import { limits } from '@parages/contracts/vocabulary/limits';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawTestPicture, flatPng, pngChunk } from '../../../../test/pictures/pictures.ts';
import { makeThumbnail, preparePicture } from './prepare-picture.ts';

const payload = '<script>alert(document.domain)</script>';
const mebibyte = 1_048_576;
const fileOf = async (bytes: Buffer, ending: string): Promise<Buffer> => {
  const { files } = await preparePicture(bytes);
  const file = files.find(({ name }) => name.endsWith(ending));
  if (!file) throw new Error(`no ${ending}`);
  return file.bytes;
};

/** In bytes: the peak resident memory while `work` runs, sampled every 5 ms, minus that before. */
async function memoryOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.memoryUsage.rss();
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss());
  }, 5);
  await work().catch(() => undefined);
  clearInterval(timer);
  return Math.max(most, process.memoryUsage.rss()) - before;
}

describe('a valid picture in preparePicture', () => {
  it.each(['jpeg', 'png', 'webp'] as const)(
    '%s: gets WebP and JPEG copies at three widths, a large copy, a colour and a thumbhash',
    async (format) => {
      const prepared = await preparePicture(
        await drawTestPicture({ width: 1500, height: 1000, format }),
      );
      expect(prepared).toMatchObject({
        width: 1500,
        height: 1000,
        sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
      expect(prepared.color).toMatch(/^#[0-9a-f]{6}$/);
      expect(Buffer.from(prepared.thumbhash, 'base64').length).toBeLessThanOrEqual(25);
      const sizes = await Promise.all(
        prepared.files.map(async ({ bytes, name, type }) => {
          const metadata = await sharp(bytes).metadata();
          return [name.slice(64), type, metadata.format, metadata.width, metadata.height];
        }),
      );
      expect(sizes).toEqual([
        ['.jpg', 'image/jpeg', 'jpeg', 1500, 1000],
        ...limits.picture.widths.flatMap((width) => [
          [`-${width}.webp`, 'image/webp', 'webp', width, Math.round(width / 1.5)],
          [`-${width}.jpg`, 'image/jpeg', 'jpeg', width, Math.round(width / 1.5)],
        ]),
      ]);
    },
  );

  it('that is 400 pixels wide is not enlarged in its copy for 1280 pixels', async () => {
    expect(
      await sharp(
        await fileOf(await drawTestPicture({ width: 400, height: 300 }), '-1280.webp'),
      ).metadata(),
    ).toMatchObject({
      width: 400,
    });
  });

  it('loses its EXIF and XMP metadata, and is rotated upright', async () => {
    const taken = await sharp(await drawTestPicture({ width: 900, height: 600 }))
      .withExif({
        IFD0: { Make: 'Camera', Artist: 'Somebody', Orientation: '6' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 23/1 30/1' },
      })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><name>Somebody</name></x:xmpmeta>')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(taken.includes('Somebody')).toBe(true);
    const { files, width, height } = await preparePicture(taken);
    expect({ width, height }).toEqual({ width: 600, height: 900 });
    for (const { bytes } of files) {
      const metadata = await sharp(bytes).metadata();
      expect(metadata).not.toHaveProperty('exif');
      expect(metadata).not.toHaveProperty('xmp');
      expect(metadata.orientation).toBeUndefined();
      for (const word of ['Somebody', 'Camera', 'Exif']) expect(bytes.includes(word)).toBe(false);
    }
  });

  it('keeps only the first frame of an animation', async () => {
    const frames = await sharp(
      [
        await drawTestPicture(),
        await sharp(await drawTestPicture())
          .flop()
          .toBuffer(),
      ],
      { join: { animated: true } },
    )
      .webp()
      .toBuffer();
    expect((await sharp(frames).metadata()).pages).toBe(2);
    const kept = await fileOf(frames, '-640.webp');
    expect((await sharp(kept).metadata()).pages ?? 1).toBe(1);
    // The first frame is red on the left, the second one blue.
    const [red = 0, , blue = 0] = [...(await sharp(kept).raw().toBuffer()).subarray(0, 3)];
    expect(red).toBeGreaterThan(blue);
  });

  it('keeps transparency in WebP, and flattens it onto white in JPEG', async () => {
    const clear = await sharp({
      create: { width: 500, height: 400, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } },
    })
      .png()
      .toBuffer();
    expect((await sharp(await fileOf(clear, '-320.webp')).metadata()).hasAlpha).toBe(true);
    expect([
      ...(
        await sharp(await fileOf(clear, '-320.jpg'))
          .raw()
          .toBuffer()
      ).subarray(0, 3),
    ]).toEqual([255, 255, 255]);
  });
});

describe('preparePicture removes a hidden payload (polyglot) from every copy of a picture', () => {
  const hiding: [string, (picture: Buffer) => Buffer][] = [
    [
      'a page after the end',
      (picture) => Buffer.concat([picture, Buffer.from(`<html>${payload}</html>`)]),
    ],
    [
      'an archive after the end',
      (picture) => Buffer.concat([picture, Buffer.from(`PK\u0003\u0004${payload}PK\u0005\u0006`)]),
    ],
    [
      'a script in a JPEG comment',
      (picture) => {
        const comment = Buffer.from(`*/=1;${payload}/*`);
        const length = Buffer.alloc(2);
        length.writeUInt16BE(comment.length + 2);
        return Buffer.concat([
          picture.subarray(0, 2),
          Buffer.from([0xff, 0xfe]),
          length,
          comment,
          picture.subarray(2),
        ]);
      },
    ],
  ];
  it.each(hiding)('%s', async (_name, hide) => {
    const hidden = hide(await drawTestPicture());
    expect(hidden.includes(payload)).toBe(true);
    const { files } = await preparePicture(hidden);
    for (const { bytes } of files) expect(bytes.includes('alert')).toBe(false);
  });

  it('a script in a text chunk of a PNG', async () => {
    const png = await drawTestPicture({ format: 'png' });
    const afterHeader = 33;
    const text = pngChunk('tEXt', Buffer.from(`Comment\0${payload}`));
    const { files } = await preparePicture(
      Buffer.concat([png.subarray(0, afterHeader), text, png.subarray(afterHeader)]),
    );
    for (const { bytes } of files) expect(bytes.includes('alert')).toBe(false);
  });
});

describe('preparePicture refuses an invalid file', () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${payload}</svg>`;
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic'),
    Buffer.alloc(2000),
  ]);
  const texts: [string, Buffer][] = [
    ['an empty file', Buffer.alloc(0)],
    ['an SVG with a script', Buffer.from(svg)],
    [
      'an SVG after a declaration',
      Buffer.from(
        `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]>${svg}`,
      ),
    ],
    ['an HTML page', Buffer.from(`<!doctype html>${payload}`)],
    ['a PDF', Buffer.from('%PDF-1.7\n1 0 obj\n')],
    ['a GIF with a script', Buffer.from(`GIF89a/*${payload}*/=1;`)],
    ['a HEIC', heic],
    ['a TIFF', Buffer.from([0x49, 0x49, 0x2a, 0, 8, 0, 0, 0])],
    ['an archive', Buffer.from('PK\u0003\u0004')],
    [
      'markup behind a JPEG signature',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(svg)]),
    ],
    [
      'an SVG behind the signature of a PNG',
      Buffer.concat([
        Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
        Buffer.from(svg),
      ]),
    ],
    [
      'a text that names WebP, without its signature',
      Buffer.concat([Buffer.from('audio data in a WebP container'), Buffer.alloc(40)]),
    ],
    ['a PNG of 60,000 × 400 with missing rows', flatPng(60_000, 400, 3)],
  ];
  it.each(texts)('picture_unreadable: %s', async (_name, bytes) => {
    await expect(preparePicture(bytes)).rejects.toMatchObject({ code: 'picture_unreadable' });
    await expect(makeThumbnail(bytes)).rejects.toMatchObject({ code: 'picture_unreadable' });
  });

  it('picture_unreadable: a truncated JPEG', async () => {
    const jpeg = await sharp(
      Buffer.from(Array.from({ length: 900 * 600 * 3 }, (_, at) => (at * 7919) % 251)),
      {
        raw: { width: 900, height: 600, channels: 3 },
      },
    )
      .jpeg()
      .toBuffer();
    await expect(preparePicture(jpeg.subarray(0, jpeg.length / 2))).rejects.toMatchObject({
      code: 'picture_unreadable',
    });
  });

  it('picture_too_small: 399 pixels wide', async () => {
    await expect(
      preparePicture(await drawTestPicture({ width: 399, height: 900 })),
    ).rejects.toMatchObject({ code: 'picture_too_small' });
  });

  it('picture_too_large: a file above the size limit', async () => {
    const heavy = Buffer.concat([await drawTestPicture(), Buffer.alloc(limits.picture.maxBytes)]);
    await expect(preparePicture(heavy)).rejects.toMatchObject({ code: 'picture_too_large' });
  });
});

describe('preparePicture bounds memory and concurrent work', () => {
  const flood: [string, Buffer][] = [
    ['14,000² pixels, complete', flatPng(14_000, 14_000)],
    ['60,000² pixels, declared in the header only', flatPng(60_000, 60_000, 10)],
    ['one row more than 40 million pixels', flatPng(8000, 5001)],
  ];
  it.each(flood)('picture_too_large, using less than 30 MiB: %s', async (_name, bytes) => {
    expect(bytes.length).toBeLessThan(mebibyte);
    await preparePicture(await drawTestPicture());
    expect(await memoryOf(() => preparePicture(bytes))).toBeLessThan(30 * mebibyte);
    await expect(preparePicture(bytes)).rejects.toMatchObject({ code: 'picture_too_large' });
  });

  it('four of the largest accepted pictures at once need less than 400 MiB', async () => {
    const largest = flatPng(8000, 5000);
    const peak = await memoryOf(() => Promise.all([1, 2, 3, 4].map(() => preparePicture(largest))));
    expect(peak).toBeLessThan(400 * mebibyte);
  });

  it('pictures_busy: refuses a picture beyond two in preparation and sixteen in the queue', async () => {
    const picture = await drawTestPicture({ width: 500, height: 400 });
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, () => preparePicture(picture)),
    );
    const refused = outcomes.filter(({ status }) => status === 'rejected');
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({ reason: { code: 'pictures_busy', retryAfterS: 5 } });
  });

  it('pictures_busy: refuses a thumbnail while the queue is full, with a Retry-After of 5 s', async () => {
    const picture = await drawTestPicture({ width: 500, height: 400 });
    const prepared = Array.from({ length: 20 }, () => preparePicture(picture));
    // The first refusal proves that the queue is full.
    await expect(Promise.all(prepared)).rejects.toMatchObject({ code: 'pictures_busy' });
    await expect(makeThumbnail(picture)).rejects.toMatchObject({
      code: 'pictures_busy',
      retryAfterS: 5,
    });
    await Promise.allSettled(prepared);
  });
});
