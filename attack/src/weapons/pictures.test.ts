import sharp from 'sharp';
import { expect, it } from 'vitest';
import { blackPng } from './pictures.ts';

it.each([
  { width: 61, height: 37, depth: 16, isInterlaced: true },
  { width: 8, height: 8, depth: 8, isInterlaced: true },
  { width: 61, height: 37, depth: 16, isInterlaced: false },
] as const)(
  'blackPng writes a PNG of $width × $height, $depth bits, interlaced $isInterlaced, that decodes to black',
  async (sketch) => {
    const bytes = await blackPng(sketch);
    const { width, height, isProgressive } = await sharp(bytes).metadata();
    expect({ width, height, isProgressive }).toEqual({
      width: sketch.width,
      height: sketch.height,
      isProgressive: sketch.isInterlaced,
    });
    const { data } = await sharp(bytes, { failOn: 'warning' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data.every((value) => value === 0)).toBe(true);
  },
);
