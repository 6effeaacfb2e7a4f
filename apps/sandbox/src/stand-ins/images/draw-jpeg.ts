import { drawPicture } from '@parages/pictures/draw-picture';
import sharp, { type Sharp } from 'sharp';
import { BoundedMap } from '../../bounded-map.ts';

const maxKept = 60;
const kept = new BoundedMap<string, Promise<Buffer>>(maxKept);

function render(scene: string, width: number): Sharp {
  const svg = drawPicture({ scene, seed: 'sandbox' });
  if (svg === undefined) throw new Error(`unknown scene: ${scene}`);
  return sharp(Buffer.from(svg)).resize({ width });
}

const encoders: Record<string, (image: Sharp) => Sharp> = {
  jpg: (image) => image.jpeg({ quality: 80 }),
  png: (image) => image.png(),
  webp: (image) => image.webp({ quality: 80 }),
  located: (image) =>
    image.jpeg({ quality: 80 }).withExif({
      IFD0: { Make: 'Parages', Model: 'Sandbox camera', Artist: 'Somebody' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '47/1 23/1 30/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '0/1 41/1 10/1',
      },
    }),
};

export type Encoding = 'jpg' | 'png' | 'webp' | 'located';

export function drawImage(
  scene: string,
  width: number,
  encoding: Encoding = 'jpg',
): Promise<Buffer> {
  const key = `${scene} ${width} ${encoding}`;
  const known = kept.get(key);
  if (known) return known;
  const drawn = (encoders[encoding] ?? ((image) => image))(render(scene, width)).toBuffer();
  kept.set(key, drawn);
  return drawn;
}
