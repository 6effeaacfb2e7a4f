import type { Poi } from '@parages/contracts/types';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { eventJsonLd } from '../../features/event/event-json-ld.ts';
import { Breadcrumbs } from '../../features/seo/breadcrumbs.tsx';
import { JsonLd } from '../../features/seo/json-ld.tsx';
import { nearSearch } from '../../lib/address.ts';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useSite } from '../../lib/site.tsx';
import { useListCrumbs } from '../list/list-subject.ts';

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
  const { name, origin } = useSite();
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
      <JsonLd data={eventJsonLd(poi, { url: origin + path, image: origin + imagePath })} />
      <Breadcrumbs label={tSeo('breadcrumbs')} crumbs={[...crumbs, { label, path }]} />
    </>
  );
}
