import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { isTheme } from '@parages/contracts/vocabulary/themes/themes';
import { drawShareCard, type ShareCard } from '@parages/pictures/share-card';
import { LRUCache } from 'lru-cache';
import type { Clock } from '../../platform/clock.ts';
import { Problem } from '../../platform/problems/problem.ts';
import type { MediaService } from '../media/media.service.ts';
import type { PoisService } from '../pois/pois.service.ts';
import type { TownsService } from '../towns/towns.service.ts';
import { createPainter } from './paint-png.ts';
import { cardTag, listCard, poiCard } from './share-cards.domain.ts';

/** `paint` returns the PNG. Problem of `paint`: service_unavailable. */
export type SharePicture = { tag: string; paint: () => Promise<Buffer> };

export type ShareCardsService = {
  /** `movedTo` when the slug is a former one. Problems: poi_not_found, poi_gone. */
  findForPoi: (slugFr: string) => Promise<SharePicture | { movedTo: string }>;
  /** `theme`, `townSlug`: null for all. Undefined for an unknown theme or an unknown town. */
  findForList: (list: {
    theme: string | null;
    townSlug: string | null;
  }) => Promise<SharePicture | undefined>;
};

// Several networks request a link's picture within minutes of its being shared.
const maxCached = 64;

export type ShareCardsDeps = {
  pois: Pick<PoisService, 'getBySlug'>;
  media: MediaService;
  towns: Pick<TownsService, 'find'>;
  clock: Clock;
  name: string;
};

export function shareCardsService({
  pois,
  media,
  towns,
  clock,
  name,
}: ShareCardsDeps): ShareCardsService {
  const cached = new LRUCache<string, Promise<Buffer>>({ max: maxCached });
  const paintPng = createPainter();

  // When the file of the photo is missing, the card is drawn without it.
  async function draw(card: ShareCard, photoId: string | undefined): Promise<Buffer> {
    const photo = photoId === undefined ? undefined : await media.findPhoto(photoId, 640);
    const address = photo && `data:image/jpeg;base64,${photo.toString('base64')}`;
    return paintPng(drawShareCard(card, address), { hasPhoto: photo !== undefined });
  }

  function paint(tag: string, card: ShareCard, photoId: string | undefined): Promise<Buffer> {
    const known = cached.get(tag);
    if (known) return known;
    const painted = draw(card, photoId).catch((error: unknown) => {
      cached.delete(tag);
      // The cause is for the log: an answer must not hold an internal message.
      throw Object.assign(new Problem('service_unavailable'), { cause: error });
    });
    cached.set(tag, painted);
    return painted;
  }

  function toPicture(card: ShareCard, photoId?: string): SharePicture {
    const tag = cardTag(card, photoId);
    return { tag, paint: () => paint(tag, card, photoId) };
  }

  return {
    findForPoi: async (slugFr) => {
      const poi = await pois.getBySlug(slugFr);
      if (poi.slugFr !== slugFr) return { movedTo: poi.slugFr };
      const [main] = poi.media;
      const picture = main?.isDrawing ? await media.findDrawing(main.id) : undefined;
      return toPicture(
        poiCard(poi, { today: parisDay(clock.now()), name, picture }),
        main && !main.isDrawing ? main.id : undefined,
      );
    },
    findForList: async ({ theme, townSlug }) => {
      const town = townSlug === null ? undefined : await towns.find(townSlug);
      if ((townSlug !== null && !town) || (theme !== null && !isTheme(theme))) return undefined;
      return toPicture(
        listCard({ theme: theme !== null && isTheme(theme) ? theme : null, town }, name),
      );
    },
  };
}
