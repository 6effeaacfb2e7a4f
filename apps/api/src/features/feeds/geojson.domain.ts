import { withoutControls } from '@parages/contracts/vocabulary/text/without-controls';
import { eventFacts } from './event-facts.domain.ts';
import { type FeedHead, type FeedItem, idOf, pageOf } from './feed.domain.ts';

function featureOf(head: FeedHead, item: FeedItem): object {
  const { position } = item.card;
  return {
    type: 'Feature',
    id: idOf(item),
    geometry: { type: 'Point', coordinates: [position.lon, position.lat] },
    properties: {
      name: withoutControls(item.poi.label),
      url: pageOf(head, item),
      updatedAt: item.poi.updatedAt,
      ...eventFacts(head, item),
    },
  };
}

/** Writes a list as GeoJSON (RFC 7946): a point for each event. */
export const writeGeojson = (head: FeedHead, items: readonly FeedItem[]): string =>
  JSON.stringify({
    type: 'FeatureCollection',
    features: items.map((item) => featureOf(head, item)),
  });
