import { parisDay } from '@parages/contracts/vocabulary/dates/date-presets';
import type { PoiAddress } from '@parages/contracts/vocabulary/events/poi-of-path';
import { Container } from '@parages/ui/container/container';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, redirect, useParams } from 'react-router';
import { EventBar } from '../../features/event/actions/event-bar.tsx';
import { eventFr } from '../../features/event/event.fr.ts';
import { event } from '../../features/event/event.queries.ts';
import { EventBody } from '../../features/event/event-body.tsx';
import { EventHead } from '../../features/event/head/event-head.tsx';
import { eventPicture } from '../../features/event/pictures/event-picture.ts';
import { EventFoot } from '../../features/event/sections/event-foot.tsx';
import { mapFr } from '../../features/map/map.fr.ts';
import { PoiRow } from '../../features/pois/poi-row.tsx';
import { poisFr } from '../../features/pois/pois.fr.ts';
import { similarPois } from '../../features/pois/similar.queries.ts';
import { addWords } from '../../lib/i18n/i18n.ts';
import { inlinePictures } from '../../lib/inlined-picture.queries.ts';
import { orPageFailure, pageFailure } from '../../lib/page/page-error.ts';
import type { Runtime } from '../../lib/runtime.ts';
import { useSite } from '../../lib/site.tsx';
import { EventMap } from './event-map.tsx';
import { EventPageHead } from './event-page-head.tsx';

addWords('event', { fr: eventFr, en: () => import('../../features/event/event.en.ts') });
addWords('pois', { fr: poisFr, en: () => import('../../features/pois/pois.en.ts') });
addWords('map', { fr: mapFr, en: () => import('../../features/map/map.en.ts') });

const isId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);
const keyOf = ({
  slugFr,
  poiId,
}: {
  slugFr?: string | undefined;
  poiId?: string | undefined;
}): PoiAddress => (poiId === undefined ? { slugFr: slugFr ?? '' } : { poiId });

export const eventPage = (runtime: Runtime) => ({
  loader: async ({ request, params }: LoaderFunctionArgs) => {
    const key = keyOf(params);
    const { townSlug } = params;
    if (townSlug !== undefined) {
      const { loadTown } = await import('../../lib/town/load-town.ts');
      if (!(await loadTown(runtime, request, townSlug))) throw redirect('/');
    }
    if ('poiId' in key && !isId(key.poiId)) throw pageFailure(404, 'poi_not_found');
    const { queryClient } = runtime;
    const poi = await orPageFailure(queryClient.ensureQueryData(event.one(key)));
    // The API also finds an event by a former slug.
    if ('slugFr' in key && poi.slugFr !== key.slugFr) {
      const town = townSlug === undefined ? '' : `/ville/${townSlug}`;
      throw redirect(`${town}/evenement/${poi.slugFr}${new URL(request.url).search}`, 301);
    }
    const picture = eventPicture(poi);
    await Promise.all([
      queryClient.prefetchQuery(similarPois(poi.id)),
      inlinePictures(queryClient, picture.isDrawing ? [picture.id] : []),
    ]);
    return null;
  },
  Component: EventPage,
});

function EventPage() {
  const { t } = useTranslation('event');
  const { data: poi } = useSuspenseQuery(event.one(keyOf(useParams())));
  const { data: similar } = useQuery(similarPois(poi.id));
  const items = similar?.items ?? [];
  const similarId = items.length > 0 ? 'similar' : undefined;
  const today = parisDay(new Date(useSite().now));
  return (
    <Container>
      <EventPageHead poi={poi} />
      <article data-poi={poi.id}>
        <EventHead poi={poi} today={today} similarId={similarId} />
        <EventBody poi={poi} today={today} map={<EventMap poi={poi} />} />
        <EventFoot poi={poi} />
        <EventBar poi={poi} today={today} similarId={similarId} />
      </article>
      <PoiRow id="similar" title={t('similar')} items={items} today={today} />
    </Container>
  );
}
