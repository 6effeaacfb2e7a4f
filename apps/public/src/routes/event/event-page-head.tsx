import type { Poi } from '@parages/contracts/types';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { Breadcrumbs } from '../../features/seo/breadcrumbs.tsx';
import { nearSearch } from '../../lib/address.ts';
import { EmbedLink } from '../../lib/page/embed-link.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useSite } from '../../lib/site.tsx';
import { useListCrumbs } from '../list/list-subject.ts';
import type { EventDataProps } from './event-data.tsx';

// Search engines read the structured data in the HTML of the server: the browser loads its code
// after the page, and does without it when that fails.
const EventData = import.meta.env.SSR
  ? (await import('./event-data.tsx')).EventData
  : lazy(async () => ({
      default: (await import('./event-data.tsx').catch(() => null))?.EventData ?? NoData,
    }));
const NoData = (_props: EventDataProps) => null;

const longestDescription = 155;

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= longestDescription
    ? line
    : `${line.slice(0, longestDescription).replace(/\s\S*$/, '')}…`;
}

export function EventPageHead({ poi }: { poi: Poi }) {
  const { t } = useTranslation('event');
  const { t: tSeo } = useTranslation('seo');
  const { name } = useSite();
  const { townSlug } = useParams();
  const { label, slugFr, description, place, theme } = poi;
  const path = `/evenement/${slugFr}`;
  const imagePath = `/og/evenement/${slugFr}.png`;
  const subject = { theme: theme ?? undefined, townSlug, time: undefined };
  const crumbs = useListCrumbs(subject, townSlug === undefined ? nearSearch(place) : '');
  const words = { label, name, locality: place.locality ?? '' };
  return (
    <>
      <PageHead
        title={t(place.locality ? 'title' : 'titleAlone', words)}
        description={shortened(description) || t(place.locality ? 'at' : 'titleAlone', words)}
        canonicalPath={path}
        imagePath={imagePath}
        type="article"
      />
      {import.meta.env.SSR && <EmbedLink path={path} title={label} />}
      <Suspense>
        <EventData poi={poi} path={path} imagePath={imagePath} />
      </Suspense>
      <Breadcrumbs label={tSeo('breadcrumbs')} crumbs={[...crumbs, { label, path }]} />
    </>
  );
}
