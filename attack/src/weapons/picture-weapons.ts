import sharp from 'sharp';
import { blackPng, commentBombs, emptyHugePng, profileBomb } from './pictures.ts';
import type { Hands, Weapon } from './weapon.ts';

type Picture = { type: string; bytes: () => Promise<Buffer> };

const plainJpeg = (isProgressive: boolean): Promise<Buffer> =>
  sharp({ create: { width: 8_000, height: 4_990, channels: 3, background: '#345' } })
    .jpeg({ progressive: isProgressive, quality: 40 })
    .toBuffer();

const pictures: Record<string, Picture> = {
  'interlaced, 16 bits, 40 megapixels': {
    type: 'image/png',
    bytes: () => blackPng({ width: 8_000, height: 4_990, depth: 16, isInterlaced: true }),
  },
  '16 bits, 40 megapixels': {
    type: 'image/png',
    bytes: () => blackPng({ width: 8_000, height: 4_990, depth: 16, isInterlaced: false }),
  },
  'a line, 40 megapixels': {
    type: 'image/png',
    bytes: () => blackPng({ width: 65_000, height: 600, depth: 16, isInterlaced: true }),
  },
  'progressive JPEG, 40 megapixels': { type: 'image/jpeg', bytes: () => plainJpeg(true) },
  'JPEG, 40 megapixels': { type: 'image/jpeg', bytes: () => plainJpeg(false) },
  'as large as a PNG can say': { type: 'image/png', bytes: emptyHugePng },
  'a colour profile of 200 MB': {
    type: 'image/png',
    bytes: async () =>
      blackPng({
        width: 900,
        height: 600,
        depth: 8,
        isInterlaced: false,
        extra: [await profileBomb()],
      }),
  },
  'comments of 2 GB': {
    type: 'image/png',
    bytes: async () =>
      blackPng({
        width: 900,
        height: 600,
        depth: 8,
        isInterlaced: false,
        extra: await commentBombs(),
      }),
  },
  'an SVG that refers to files': {
    type: 'image/png',
    bytes: async () =>
      Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg"><image href="file:///etc/passwd"/></svg>',
      ),
  },
};

const atOnce = 4;

async function uploadAtOnce(
  { world, fire }: Hands,
  name: string,
  { type, bytes }: Picture,
): Promise<void> {
  const file = { name: `${name}.png`, type, bytes: await bytes() };
  const path = `/api/v1/org/pois/${world.things.C.poiId}/media`;
  const send = () =>
    fire('addMediaFileToPoi', { method: 'POST', path, body: [{ name: 'file', file }] }, 'ownerC');
  await Promise.all(Array.from({ length: atOnce }, send));
}

export const pictureWeapons: Weapon[] = Object.entries(pictures).map(([name, picture]) => ({
  name: `picture/${name}`,
  use: (hands) => uploadAtOnce(hands, name, picture),
}));
