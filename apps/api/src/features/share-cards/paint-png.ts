import sharp from 'sharp';
import { concurrencyLimit } from '../../platform/background/concurrency-limit.ts';

const deadlineSeconds = 8;
const maxQueued = 15;

sharp.cache(false);
sharp.concurrency(1);

// A picture with a photo gets a palette: in full colour it would exceed the size that some social
// networks download.
const paint = (svg: string, hasPhoto: boolean): Promise<Buffer> =>
  sharp(Buffer.from(svg))
    .timeout({ seconds: deadlineSeconds })
    .png(
      hasPhoto
        ? { palette: true, colours: 160, dither: 0.6, compressionLevel: 9 }
        : { compressionLevel: 8 },
    )
    .toBuffer();

type PaintPng = (svg: string, options?: { hasPhoto?: boolean }) => Promise<Buffer>;

/**
 * Returns a function that paints SVG documents of this service as PNG in the size that they
 * declare. It rejects when the SVG is invalid or takes more than 8 s, and at once with `QueueFull`
 * while 15 pictures are queued. It paints one at a time: painting saturates a core, and page
 * requests come first.
 */
export function createPainter(): PaintPng {
  const limit = concurrencyLimit({ atOnce: 1, mostWaiting: maxQueued });
  return (svg, { hasPhoto = false } = {}) => limit(() => paint(svg, hasPhoto));
}
