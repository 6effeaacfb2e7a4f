import { limits } from '@parages/contracts/vocabulary/limits';
import { toWebAddress } from '../mapping/contacts.ts';
import { toShortLine } from '../mapping/plain-text.ts';
import type { PoiDraft } from '../mapping/poi-draft.ts';
import { type DatatourismeObject, nameOf } from './datatourisme.schema.ts';

const textMaxLength = 300;
const notPicture = /\.(gpx|kml|kmz|pdf|docx?|geojson|zip|mp3|mp4|avi|xml)(?:[?#]|$)/i;
const pictureTypes = ['JPEG', 'PNG', 'WEBP', 'GIF'];

export function mapMedia(object: DatatourismeObject): PoiDraft['media'] {
  const found = [...object.hasMainRepresentation, ...object.hasRepresentation].flatMap(
    (representation) => {
      const [resource] = representation['ebucore:hasRelatedResource'];
      const [annotation] = representation['ebucore:hasAnnotation'];
      const [locator] = resource?.['ebucore:locator'] ?? [];
      const types = (resource?.['ebucore:hasMimeType'] ?? []).map((type) =>
        nameOf(type['@id']).toUpperCase(),
      );
      const url = locator === undefined ? null : toWebAddress(locator.replace(/ /g, '%20'));
      if (url === null || notPicture.test(url)) return [];
      if (types.length > 0 && !types.some((type) => pictureTypes.includes(type))) return [];
      return [
        {
          url,
          title: toShortLine(annotation?.['ebucore:title'], textMaxLength),
          credits: toShortLine(annotation?.credits[0], textMaxLength),
        },
      ];
    },
  );
  const unique = new Map<string, PoiDraft['media'][number]>();
  for (const media of found) if (!unique.has(media.url)) unique.set(media.url, media);
  return [...unique.values()].slice(0, limits.images.max);
}
