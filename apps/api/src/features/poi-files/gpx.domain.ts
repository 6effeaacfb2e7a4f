import { escapeMarkup } from '@parages/contracts/vocabulary/text/escape-markup';
import { withoutControls } from '@parages/contracts/vocabulary/text/without-controls';

/** A point of a track: degrees, and metres above sea level when known. */
export type Trackpoint = { lon: number; lat: number; altitudeM: number | null };

const escaped = (text: string): string => escapeMarkup(withoutControls(text));

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
