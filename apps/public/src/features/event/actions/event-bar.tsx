import type { Poi } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { formatCardPrice } from '@parages/ui/format/price.fr';
import { useTranslation } from 'react-i18next';
import { directionsUrl } from '../../../lib/address.ts';
import { useLocal } from '../../../lib/i18n/local.ts';
import { noticeOf } from '../head/event-state.tsx';
import { NextDate } from '../sections/event-dates.tsx';
import classes from './event-bar.module.css';
import { bookingUrl, isClosed } from './event-booking.ts';

export function EventBar({
  poi,
  today,
  similarId,
}: {
  poi: Poi;
  today: string;
  similarId: string | undefined;
}) {
  const { t } = useTranslation('event');
  const local = useLocal({ formatCardPrice });
  const state = noticeOf(poi);
  const headline = state ? t(state) : local.formatCardPrice(poi);
  return (
    <div className={classes.bar} data-state={state ?? undefined}>
      <div className={classes.facts}>
        {headline && <strong>{headline}</strong>}
        {!isClosed(poi) && (
          <span>
            <NextDate poi={poi} today={today} isShort />
          </span>
        )}
      </div>
      <BarAction poi={poi} similarId={similarId} />
    </div>
  );
}

function BarAction({ poi, similarId }: { poi: Poi; similarId: string | undefined }) {
  const { t } = useTranslation('event');
  const booking = bookingUrl(poi);
  const directions = directionsUrl(poi.place);
  if (isClosed(poi))
    return similarId ? <Button href={`#${similarId}`}>{t('otherIdeas')}</Button> : null;
  if (booking)
    return (
      <Button href={booking} icon="ticket" rel="noopener nofollow ugc">
        {t('booking')}
      </Button>
    );
  if (directions === undefined) return null;
  return (
    <Button href={directions} icon="route" rel="noopener noreferrer">
      {t('directions')}
    </Button>
  );
}
