import type { Poi } from '@parages/contracts/types';
import { eventJsonLd } from '../../features/event/event-json-ld.ts';
import { JsonLd } from '../../features/seo/json-ld.tsx';
import { useSite } from '../../lib/site.tsx';

export type EventDataProps = { poi: Poi; path: string; imagePath: string };

/** The structured data of an event. */
export function EventData({ poi, path, imagePath }: EventDataProps) {
  const { origin } = useSite();
  return <JsonLd data={eventJsonLd(poi, { url: origin + path, image: origin + imagePath })} />;
}
