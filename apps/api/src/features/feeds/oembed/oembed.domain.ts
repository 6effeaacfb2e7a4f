import { escapeMarkup } from '@parages/contracts/vocabulary/text/escape-markup';
import { withoutControls } from '@parages/contracts/vocabulary/text/without-controls';

/** `lines`: below the title. `picture`: the path of a PNG of 1200 × 630 pixels, or null. */
export type Embedded = {
  title: string;
  url: string;
  lines: readonly string[];
  picture: string | null;
};
export type EmbedBounds = { maxwidth: number; maxheight: number };

const card = { width: 480, height: 160 };
const picture = { width: 1200, height: 630 };
const cacheSeconds = 3600;

const escaped = (text: string): string => escapeMarkup(withoutControls(text));

// A quotation with a link: sites show it without scripts or frames, and WordPress keeps its tags.
function htmlOf({ title, url, lines }: Embedded, product: string): string {
  const link = `<a href="${escaped(url)}">${escaped(title)}</a>`;
  const parts = [link, ...lines.filter((line) => line !== '').map(escaped), escaped(product)];
  return `<blockquote cite="${escaped(url)}">${parts.join('<br>')}</blockquote>`;
}

/** The answer of oEmbed 1.0 (https://oembed.com), of type `rich`. */
export function toOembed(
  embedded: Embedded,
  { maxwidth, maxheight }: EmbedBounds,
  { product, origin }: { product: string; origin: string },
) {
  const hasRoom = maxwidth >= picture.width && maxheight >= picture.height;
  return {
    version: '1.0',
    type: 'rich',
    title: withoutControls(embedded.title),
    provider_name: product,
    provider_url: origin,
    cache_age: cacheSeconds,
    width: Math.min(maxwidth, card.width),
    height: Math.min(maxheight, card.height),
    html: htmlOf(embedded, product),
    ...(embedded.picture !== null &&
      hasRoom && {
        thumbnail_url: origin + embedded.picture,
        thumbnail_width: picture.width,
        thumbnail_height: picture.height,
      }),
  };
}

export type Oembed = ReturnType<typeof toOembed>;

export const toXml = (answer: Oembed): string =>
  [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    '<oembed>',
    ...Object.entries(answer).map(
      ([name, value]) => `<${name}>${escaped(String(value))}</${name}>`,
    ),
    '</oembed>',
    '',
  ].join('\n');
