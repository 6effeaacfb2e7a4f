import { pictureWorkLimits } from '@parages/contracts/vocabulary/limits';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawTestPicture, interlacedPng } from '../../../../test/pictures/pictures.ts';
import { countScans, heldBytes, isHeavy } from './picture-cost.ts';
import { makeThumbnail, preparePicture } from './prepare-picture.ts';

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#336699' } });
const progressive = (width: number, height: number) =>
  flat(width, height).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer();

/**
 * A JPEG whose first scan has one of its three components: a decoder buffers it whole, like a
 * progressive one.
 */
async function scanByScan(width: number, height: number): Promise<Buffer> {
  const jpeg = await flat(width, height).jpeg().toBuffer();
  const scan = jpeg.indexOf(Buffer.from([0xff, 0xda]));
  const header = Buffer.from([0xff, 0xda, 0, 8, 1, 1, 0, 0, 63, 0]);
  return Buffer.concat([
    jpeg.subarray(0, scan),
    header,
    jpeg.subarray(scan + 2 + jpeg.readUInt16BE(scan + 2)),
  ]);
}

async function manyScans(times: number): Promise<Buffer> {
  const jpeg = await progressive(900, 600);
  const last = jpeg.lastIndexOf(Buffer.from([0xff, 0xda]));
  const scan = jpeg.subarray(last, jpeg.length - 2);
  return Buffer.concat([
    jpeg.subarray(0, -2),
    ...Array<Buffer>(times).fill(scan),
    jpeg.subarray(-2),
  ]);
}

describe('preparePicture refuses as picture_too_large a picture that needs too much memory or work to decode', () => {
  it.each<[string, () => Buffer | Promise<Buffer>]>([
    [
      'an interlaced PNG of 16 bits and 40 million pixels, of 311 KB',
      () => interlacedPng(8000, 5000),
    ],
    ['an interlaced PNG of 16 bits and 13 million pixels', () => interlacedPng(4000, 3250)],
    ['a progressive JPEG of 40 million pixels', () => progressive(8000, 5000)],
    [
      'a JPEG of 40 million pixels whose components come in separate scans',
      () => scanByScan(8000, 5000),
    ],
    ['a WebP of 40 million pixels', () => flat(8000, 5000).webp({ effort: 0 }).toBuffer()],
    ['a progressive JPEG with too many scans', () => manyScans(pictureWorkLimits.maxScans)],
  ])('%s', async (_, draw) => {
    const bytes = await draw();
    expect(bytes.length).toBeLessThan(1_048_576);
    const refusal = { code: 'picture_too_large', message: expect.stringMatching(/baseline JPEG/) };
    await expect(preparePicture(bytes)).rejects.toMatchObject(refusal);
    await expect(makeThumbnail(bytes)).rejects.toMatchObject(refusal);
  });
});

describe('preparePicture makes all seven files of a picture from a phone or a photo editor', () => {
  it.each<[string, () => Promise<Buffer>]>([
    ['a baseline JPEG of 40 million pixels', () => flat(8000, 5000).jpeg().toBuffer()],
    ['a progressive JPEG of 16 million pixels', () => progressive(4608, 3456)],
    ['a WebP of 12 million pixels', () => flat(4000, 3000).webp({ effort: 0 }).toBuffer()],
    [
      'an interlaced PNG of 12 million pixels',
      () => flat(4000, 3000).png({ progressive: true }).toBuffer(),
    ],
  ])('%s', async (_, draw) => {
    expect((await preparePicture(await draw())).files).toHaveLength(7);
  });
});

it('preparePicture finishes a light picture before two heavy ones that were sent first', async () => {
  const heavy = await progressive(4608, 3456);
  const light = await drawTestPicture();
  const order: string[] = [];
  const prepare = (name: string, bytes: Buffer) =>
    preparePicture(bytes).then(() => order.push(name));
  await Promise.all([prepare('heavy', heavy), prepare('heavy', heavy), prepare('light', light)]);
  expect(order[0]).toBe('light');
});

it('heldBytes estimates the bytes that a decoder buffers, 0 for a baseline JPEG; isHeavy is true for an interlaced 16-bit PNG', async () => {
  const shapeOf = async (bytes: Buffer) => sharp(bytes).metadata();
  expect(heldBytes(await shapeOf(interlacedPng(100, 50)))).toBe(100 * 50 * 8);
  expect(heldBytes(await shapeOf(await progressive(100, 50)))).toBe(100 * 50 * 6);
  expect(heldBytes(await shapeOf(await flat(100, 50).jpeg({ progressive: true }).toBuffer()))).toBe(
    100 * 50 * 3,
  );
  expect(heldBytes(await shapeOf(await flat(100, 50).jpeg().toBuffer()))).toBe(0);
  expect(isHeavy(await shapeOf(interlacedPng(100, 50)))).toBe(true);
  expect(isHeavy(await shapeOf(await drawTestPicture()))).toBe(false);
});

it('countScans counts the scans of a JPEG up to one above the limit, and returns on arbitrary bytes', async () => {
  expect(countScans(await flat(900, 600).jpeg().toBuffer())).toBe(1);
  expect(countScans(await manyScans(5))).toBe(countScans(await progressive(900, 600)) + 5);
  expect(countScans(await manyScans(500))).toBe(pictureWorkLimits.maxScans + 1);
  expect(countScans(Buffer.alloc(100_000, 0xff))).toBe(0);
  expect(countScans(Buffer.from([0xff, 0xd8, 0xff, 0xda, 0, 0]))).toBeLessThan(2);
  expect(countScans(Buffer.alloc(0))).toBe(0);
});
