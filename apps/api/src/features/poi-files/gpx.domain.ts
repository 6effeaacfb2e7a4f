import { escapeMarkup } from '@parages/contracts/vocabulary/text/escape-markup';

/** A point of a track: degrees, and metres above sea level when known. */
export type Trackpoint = { lon: number; lat: number; altitudeM: number | null };

// Removes control characters except tab and line breaks: XML 1.0 forbids those below U+0020, and
// discourages the others.
const escaped = (text: string): string => escapeMarkup(text.replaceAll(/(?![\t\n\r])\p{Cc}/gu, ''));

const trackpoint = ({ lon, lat, altitudeM }: Trackpoint): string =>
  altitudeM === null
    ? `<trkpt lat="${lat}" lon="${lon}"/>`
    : `<trkpt lat="${lat}" lon="${lon}"><ele>${altitudeM}</ele></trkpt>`;

/** Writes a GPX 1.1 file with one track of one segment. */
export function writeGpx(
  points: readonly Trackpoint[],
  { name, url, product }: { name: string; url: string; product: string },
): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<gpx version="1.1" creator="${escaped(product)}" xmlns="http://www.topografix.com/GPX/1/1">`,
    `<metadata><name>${escaped(name)}</name><link href="${escaped(url)}"/></metadata>`,
    `<trk><name>${escaped(name)}</name><trkseg>`,
    ...points.map(trackpoint),
    '</trkseg></trk>',
    '</gpx>',
    '',
  ].join('\n');
}
