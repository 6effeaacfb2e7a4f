import { atTown } from '@parages/contracts/vocabulary/places/towns.fr';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams, useSearchParams } from 'react-router';
import { organiserFr } from '../features/hosts/organiser.fr.ts';
import { organiser } from '../features/hosts/organiser.queries.ts';
import { OrganiserHead } from '../features/hosts/organiser-head.tsx';
import { offsetOf } from '../features/hosts/page-number.ts';
import { organiserData } from '../features/seo/host-data.ts';
import { addWords } from '../lib/i18n/i18n.ts';
import { useLocal } from '../lib/i18n/local.ts';
import { orPageFailure } from '../lib/page/page-error.ts';
import type { Runtime } from '../lib/runtime.ts';
import { useSite } from '../lib/site.tsx';
import { HostScreen } from './host-screen.tsx';

addWords('organiser', {
  fr: organiserFr,
  en: () => import('../features/hosts/organiser.en.ts'),
});

export const organiserPage = (runtime: Runtime) => ({
  loader: async ({ request, params }: LoaderFunctionArgs) => {
    const offset = offsetOf(new URL(request.url).searchParams);
    await orPageFailure(
      runtime.queryClient.ensureQueryData(organiser.one(params.slug ?? '', offset)),
    );
    return null;
  },
  Component: OrganiserPage,
});

function OrganiserPage() {
  const { t } = useTranslation('organiser');
  const { slug = '' } = useParams();
  const [params] = useSearchParams();
  const { data } = useSuspenseQuery(organiser.one(slug, offsetOf(params)));
  const { origin } = useSite();
  const local = useLocal({ atTown });
  const { name, locality } = data;
  return (
    <HostScreen
      kind="organiser"
      host={data}
      title={t('title', { name })}
      description={
        locality === ''
          ? t('description', { name })
          : t('descriptionTown', { name, atTown: local.atTown(locality) })
      }
      data={organiserData(origin, data)}
      head={<OrganiserHead organiser={data} />}
      upcoming={t('upcoming')}
      emptyText={t('emptyText')}
      around="/"
    />
  );
}
