import type { Poi } from '@parages/contracts/types';
import { useTranslation } from 'react-i18next';
import { eventJsonLd } from '../features/event/event-json-ld.ts';
import { PageHead } from '../lib/page-head.tsx';
import { useSite } from '../lib/site.tsx';

const longestDescription = 155;

function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length <= longestDescription ? line : `${line.slice(0, longestDescription).replace(/\s\S*$/, '')}…`;
}

/** Title, description and structured data of an event. */
export function EventPageHead({ poi }: { poi: Poi }) {
  const { t } = useTranslation('event');
  const { name, origin } = useSite();
  const { label, slugFr, description, place } = poi;
  const path = `/evenement/${slugFr}`;
  const imagePath = `/og/evenement/${slugFr}.png`;
  const words = { label, name, ...(place.locality && { locality: place.locality }) };
  const data = eventJsonLd(poi, { url: origin + path, image: origin + imagePath });
  return (
    <>
      <PageHead
        title={t(place.locality ? 'title' : 'titleAlone', words)}
        description={shortened(description) || t(place.locality ? 'at' : 'titleAlone', words)}
        canonicalPath={path}
        imagePath={imagePath}
        type="article"
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a data block, in which every < is escaped */}
      <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }} />
    </>
  );
}
