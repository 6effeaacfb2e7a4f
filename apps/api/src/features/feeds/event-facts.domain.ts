import { stateOfDate } from '@parages/contracts/vocabulary/events/live-states';
import { schemaStatusOf } from '@parages/contracts/vocabulary/site/schema-status';
import { withoutControls } from '@parages/contracts/vocabulary/text/without-controls';
import { fallbackPictureId } from '@parages/pictures/fallback';
import { type FeedHead, type FeedItem, stateOf } from './feed.domain.ts';

const cleaned = (text: string | null): string | null => text && withoutControls(text);

/** What JSON Feed and GeoJSON both say about an event; the names are those of the API. */
export function eventFacts({ page }: FeedHead, item: FeedItem): object {
  const { card, poi } = item;
  const { place } = poi;
  return {
    poiId: poi.id,
    theme: card.theme,
    liveState: stateOf(item),
    isPermanent: card.isPermanent,
    dates: poi.periods.map((period) => ({
      startDate: period.startDate,
      endDate: period.endDate,
      startTime: period.startTime?.slice(0, 5) ?? null,
      endTime: period.endTime?.slice(0, 5) ?? null,
      liveState: stateOfDate(poi, period),
      eventStatus: schemaStatusOf(poi, period),
      note: cleaned(period.note),
      movedFrom: period.movedFrom && {
        startDate: period.movedFrom.startDate,
        startTime: period.movedFrom.startTime?.slice(0, 5) ?? null,
      },
    })),
    place: {
      name: cleaned(place.name),
      streetAddress: cleaned(place.streetAddress),
      postalCode: cleaned(place.postalCode),
      locality: cleaned(place.locality),
      position: place.position,
    },
    isFree: card.isFree,
    minPriceCents: card.minPriceCents,
    maxPriceCents: card.maxPriceCents,
    image:
      card.mainMediaFileId === null
        ? null
        : new URL(`/mediafile/${card.mainMediaFileId}`, page).href,
    // What pages show without a picture of the event.
    drawing: new URL(`/mediafile/${fallbackPictureId(card.theme, poi.id)}`, page).href,
    imageCredits: cleaned(card.mainMediaFileCredits),
    imageLicense: cleaned(card.mainMediaFileLicense),
  };
}
