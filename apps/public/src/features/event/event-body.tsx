import type { Poi } from '@parages/contracts/types';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { hueStyle } from '@parages/ui/tokens/theme-hue';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../../lib/part/part.tsx';
import classes from './event.module.css';
import { eventPictures } from './pictures/event-picture.ts';
import { EventPictures } from './pictures/event-pictures.tsx';
import { EventAbout } from './sections/event-about.tsx';
import { EventContacts } from './sections/event-contacts.tsx';
import { EventDates } from './sections/event-dates.tsx';
import { EventFeatures } from './sections/event-features.tsx';
import { EventOptions } from './sections/event-options.tsx';
import { EventPlace } from './sections/event-place.tsx';
import { EventPrices, hasPrices } from './sections/event-prices.tsx';
import { EventTags } from './sections/event-tags.tsx';

// Few events are tours: the browser loads the component of tours for these events only. The server
// awaits the import at its start, so that its HTML is complete.
const EventTour = import.meta.env.SSR
  ? (await import('./tour/event-tour.tsx')).EventTour
  : lazyPart(async () => (await import('./tour/event-tour.tsx')).EventTour);

export function EventBody({ poi, today, map }: { poi: Poi; today: string; map: ReactNode }) {
  const { t } = useTranslation('event');
  const [, ...others] = eventPictures(poi);
  const hasAbout =
    poi.description !== '' ||
    poi.organizerName !== null ||
    poi.organiser !== null ||
    poi.tags.length > 0;
  return (
    <div className={classes.columns} style={hueStyle(poi.theme)}>
      <div className={classes.main}>
        {hasAbout && (
          <Section id="about" title={t('about')}>
            <EventAbout {...poi} />
            <EventTags tags={poi.tags} />
          </Section>
        )}
        {others.length > 0 && (
          <Section id="pictures" title={t('pictures')}>
            <EventPictures pictures={others} />
          </Section>
        )}
        {poi.tour && (
          <Section id="tour" title={t('tour')}>
            <Part>
              <EventTour poiId={poi.id} tour={poi.tour} />
            </Part>
          </Section>
        )}
      </div>
      <Practical poi={poi} today={today} />
      <div className={classes.main}>
        <Section id="place" title={t('place')}>
          <EventPlace poi={poi} />
          {map}
        </Section>
        {poi.featureGroups.length > 0 && (
          <Section id="features" title={t('features')}>
            <EventFeatures groups={poi.featureGroups} />
          </Section>
        )}
      </div>
    </div>
  );
}

function Practical({ poi, today }: { poi: Poi; today: string }) {
  const { t } = useTranslation('event');
  return (
    <div className={classes.side}>
      <Section id="dates" title={t('dates')}>
        <EventDates poi={poi} today={today} />
      </Section>
      {hasPrices(poi) && (
        <Section id="prices" title={t('prices')}>
          <EventPrices poi={poi} today={today} />
        </Section>
      )}
      <Section id="accessibility" title={t('accessibility')}>
        <EventOptions poi={poi} />
      </Section>
      {poi.contacts.length > 0 && (
        <Section id="contacts" title={t('contacts')}>
          <EventContacts contacts={poi.contacts} />
        </Section>
      )}
    </div>
  );
}

const Section = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section id={`event-${id}`} className={classes.section} aria-labelledby={`event-${id}-title`}>
    <h2 id={`event-${id}-title`}>{title}</h2>
    {children}
  </section>
);
