import { poiOfPath } from '@parages/contracts/vocabulary/events/poi-of-path';
import { parseFilters } from '@parages/contracts/vocabulary/search/page-filters';
import { Problem } from '../../../platform/problems/problem.ts';
import type { OrganiserService } from '../../organisations/public-page/organiser.service.ts';
import type { PoisService } from '../../pois/pois.service.ts';
import type { TownsService } from '../../towns/towns.service.ts';
import type { VenuesService } from '../../venues/venues.service.ts';
import { dateLine, placeOf } from '../feed-texts.domain.ts';
import { feedFr, listTitle, stated } from '../feeds.fr.ts';
import { hostOfPath, listOfPath } from '../list-path.domain.ts';
import { type EmbedBounds, type Embedded, type Oembed, toOembed } from './oembed.domain.ts';

export type OembedDeps = {
  pois: Pick<PoisService, 'get' | 'getBySlug'>;
  towns: Pick<TownsService, 'find'>;
  venues: Pick<VenuesService, 'find'>;
  organisers: OrganiserService;
  product: string;
};

const noEvents = { offset: 0, pageSize: 1 } as const;

export function oembedService({ pois, towns, venues, organisers, product }: OembedDeps) {
  async function ofPoi(
    address: NonNullable<ReturnType<typeof poiOfPath>>,
    origin: string,
  ): Promise<Embedded> {
    const poi =
      'slugFr' in address ? await pois.getBySlug(address.slugFr) : await pois.get(address.poiId);
    const next = poi.periods.find((period) => !period.isPast) ?? poi.periods.at(-1);
    return {
      title: stated(poi.liveState, poi.label),
      url: `${origin}/evenement/${poi.slugFr}`,
      lines: [next ? dateLine(poi, next) : feedFr.permanent, placeOf(poi.place)],
      picture: `/og/evenement/${poi.slugFr}.png`,
    };
  }

  async function ofHost(
    { list, slug }: NonNullable<ReturnType<typeof hostOfPath>>,
    url: string,
  ): Promise<Embedded> {
    const { name, locality } =
      list === 'ofVenue' ? await venues.find(slug) : await organisers.get(slug, noEvents);
    return { title: name, url, lines: [locality], picture: null };
  }

  async function ofList({ pathname, searchParams }: URL, url: string): Promise<Embedded> {
    const list = listOfPath(pathname);
    if (!list) throw new Problem('embed_not_found');
    const { townSlug, theme, time } = list;
    const town = townSlug === undefined ? undefined : await towns.find(townSlug);
    if (townSlug !== undefined && !town) throw new Problem('town_not_found');
    const { q } = parseFilters(searchParams);
    const title = listTitle({ theme, town: town?.name, time, q });
    return { title, url, lines: [], picture: null };
  }

  return {
    /**
     * Describes a page of the site at `origin`. Problems: embed_not_found, poi_not_found, poi_gone,
     * town_not_found, venue_not_found, organiser_not_found.
     */
    describe: async (address: string, bounds: EmbedBounds, origin: string): Promise<Oembed> => {
      const url = URL.canParse(address) ? new URL(address) : undefined;
      if (url?.host !== new URL(origin).host || !/^https?:$/.test(url.protocol))
        throw new Problem('embed_not_found');
      const poi = poiOfPath(url.pathname);
      const host = hostOfPath(url.pathname);
      const page = origin + url.pathname + url.search;
      const embedded = poi
        ? await ofPoi(poi, origin)
        : host
          ? await ofHost(host, page)
          : await ofList(url, page);
      return toOembed(embedded, bounds, { product, origin });
    },
  };
}

export type OembedService = ReturnType<typeof oembedService>;
