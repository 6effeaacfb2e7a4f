import sharp from 'sharp';

// One picture at a time: painting is the only work here that fills a core, and pages come first.
const deadlineSeconds = 8;
const mostWaiting = 16;

sharp.cache(false);
sharp.concurrency(1);

/** Thrown when too many pictures wait already. */
class PainterBusy extends Error {}

// With a photo in it a PNG of all colours weighs more than networks wait for.
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
 * A queue that paints SVG documents of ours as PNG, one at a time, at their own size. A painting fails after 8 s; at once
 * (`PainterBusy`) behind 16 others.
 */
export function createPainter(): PaintPng {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async (svg, { hasPhoto = false } = {}) => {
    if (waiting >= mostWaiting) throw new PainterBusy('too many pictures wait to be painted');
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
