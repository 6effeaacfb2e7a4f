import sharp from 'sharp';

// One picture at a time: painting is the only work in this process that saturates a core, and page
// requests come first.
const deadlineSeconds = 8;
const maxWaiting = 16;

sharp.cache(false);
sharp.concurrency(1);

/** Thrown when the queue is full. */
class PainterBusy extends Error {}

// A PNG with a photo in full colour exceeds the size that social networks download.
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
 * Paints SVG documents of this service as PNG in their own size, from a queue, one at a time.
 * Rejects after 8 s of painting; at once with `PainterBusy` when the queue holds 16 pictures.
 */
export function createPainter(): PaintPng {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (svg, { hasPhoto = false } = {}) => {
    if (waiting >= maxWaiting) throw new PainterBusy('too many pictures wait to be painted');
    waiting += 1;
    const painted = last.then(() => paint(svg, hasPhoto));
    last = painted.catch(() => undefined);
    try {
      return await painted;
    } finally {
      waiting -= 1;
    }
  };
}
