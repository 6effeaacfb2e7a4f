import { atTown } from '@parages/contracts/vocabulary/places/towns.fr';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { offsetOf } from '../features/hosts/page-number.ts';
import { venueFr } from '../features/hosts/venue.fr.ts';
import { venue } from '../features/hosts/venue.queries.ts';
import { VenueHead } from '../features/hosts/venue-head.tsx';
import { venueData } from '../features/seo/host-data.ts';
import { nearSearch } from '../lib/address.ts';
import { addWords } from '../lib/i18n/i18n.ts';
import { useLocal } from '../lib/i18n/local.ts';
import { orPageFailure } from '../lib/page/page-error.ts';
import type { Runtime } from '../lib/runtime.ts';
import { useSite } from '../lib/site.tsx';
import { HostScreen } from './host-screen.tsx';

addWords('venue', { fr: venueFr, en: () => import('../features/hosts/venue.en.ts') });

export const venuePage = (runtime: Runtime) => ({
  loader: async ({ request, params }: LoaderFunctionArgs) => {
    const offset = offsetOf(new URL(request.url).searchParams);
    await orPageFailure(runtime.queryClient.ensureQueryData(venue.one(params.slug ?? '', offset)));
    return null;
  },
  Component: VenuePage,
});

function VenuePage() {
  const { t } = useTranslation('venue');
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(venue.one(slug, offsetOf(params)));
  const { origin } = useSite();
  const local = useLocal({ atTown });
  const { name, locality } = data;
  return (
    <HostScreen
      kind="venue"
      host={data}
      title={t('title', { name, locality })}
      description={t('description', { name, atTown: local.atTown(locality) })}
      data={venueData(origin, data)}
      head={<VenueHead venue={data} />}
      upcoming={t('upcoming')}
      emptyText={t('emptyText')}
      around={`/${nearSearch(data)}`}
    />
  );
}
