import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { concurrencyLimit, QueueFull } from '../../../platform/background/concurrency-limit.ts';
import type { Clock } from '../../../platform/clock.ts';
import { Problem } from '../../../platform/problems/problem.ts';
import type { PoisService } from '../../pois/pois.service.ts';
import { drawPoster } from './draw-poster.ts';
import { type PosterPictures, paintPosterPicture } from './paint-poster-picture.ts';
import { posterOf } from './poster.domain.ts';

export type PosterFile = { name: string; content: Buffer };
export type PostersService = {
  /**
   * The page of A4 about an event, as PDF. `origin`: the site whose page its QR code opens.
   * Problems: poi_not_found, poi_gone, service_unavailable while too many are drawn.
   */
  ofPoi: (poiId: string, origin: string) => Promise<PosterFile>;
};

export type PostersDeps = {
  pois: Pick<PoisService, 'get'>;
  media: PosterPictures;
  clock: Clock;
  product: string;
};

// Drawing saturates a core, and page requests come first.
const atOnce = 1;
const mostWaiting = 10;

export function postersService({ pois, media, clock, product }: PostersDeps): PostersService {
  const limit = concurrencyLimit({ atOnce, mostWaiting });
  return {
    ofPoi: async (poiId, origin) => {
      const poi = await pois.get(poiId);
      const url = `${origin}/evenement/${poi.slugFr}`;
      const poster = posterOf(poi, { today: parisDay(clock.now()), url });
      const createdAt = new Date(poi.updatedAt);
      const content = await limit(async () => {
        const jpeg = await paintPosterPicture(media, poi);
        return drawPoster({ poster, jpeg, product, createdAt });
      }).catch((error: unknown) => {
        throw error instanceof QueueFull ? new Problem('service_unavailable') : error;
      });
      return { name: `${poi.slugFr}.pdf`, content };
    },
  };
}
