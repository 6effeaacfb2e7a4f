import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { Clock } from '../../../platform/clock.ts';
import { inDrawingTurn, pdfThread } from '../../../platform/pdf/pdf-thread.ts';
import type { PoisService } from '../../pois/pois.service.ts';
import type { PosterFacts } from './draw-poster.ts';
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

const drawInThread = pdfThread<PosterFacts>(
  new URL('./draw-poster.ts', import.meta.url),
  'drawPoster',
);

export function postersService({ pois, media, clock, product }: PostersDeps): PostersService {
  return {
    ofPoi: async (poiId, origin) => {
      const poi = await pois.get(poiId);
      const url = `${origin}/evenement/${poi.slugFr}`;
      const poster = posterOf(poi, { today: parisDay(clock.now()), url });
      const createdAt = new Date(poi.updatedAt);
      const content = await inDrawingTurn(async () => {
        const jpeg = await paintPosterPicture(media, poi);
        return drawInThread({ poster, jpeg, product, createdAt });
      });
      return { name: `${poi.slugFr}.pdf`, content };
    },
  };
}
