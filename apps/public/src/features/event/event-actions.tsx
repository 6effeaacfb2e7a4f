import type { Poi } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../../lib/site.tsx';
import classes from './event.module.css';
import { safeUrl } from './event-contacts.tsx';
import { datesToShow, toCalendar } from './event-times.ts';

/** The booking link of an event, if it has one that is an address of the web. */
const bookingUrl = ({ contacts }: Poi): string | undefined =>
  contacts
    .filter(({ type }) => type === 'booking')
    .flatMap(({ websites }) => websites)
    .find(safeUrl);

/** Book, share, keep. */
export function EventActions({ poi }: { poi: Poi }) {
  const { t } = useTranslation('event');
  const { origin, now } = useSite();
  const [isCopied, setIsCopied] = useState(false);
  const url = `${origin}/evenement/${poi.slugFr}`;
  const booking = poi.isPast || poi.liveState === 'cancelled' ? undefined : bookingUrl(poi);
  const [next] = poi.isPast ? [] : datesToShow(poi);
  const share = async () => {
    // A visitor who closes the share sheet has decided: nothing is copied behind his back.
    if (navigator.share) return navigator.share({ title: poi.label, url }).catch(() => undefined);
    await navigator.clipboard.writeText(url);
    setIsCopied(true);
  };
  return (
    <div className={classes.actions}>
      {booking && (
        <Button href={booking} icon="ticket" rel="noopener nofollow">
          {t('booking')}
        </Button>
      )}
      <Button variant="secondary" icon={isCopied ? 'check' : 'share'} onClick={share}>
        {t(isCopied ? 'copied' : 'share')}
      </Button>
      {next && (
        <Button
          href={`data:text/calendar;charset=utf-8,${encodeURIComponent(toCalendar(poi, next, { url, now }))}`}
          download={`${poi.slugFr}.ics`}
          variant="secondary"
          icon="calendar"
        >
          {t('calendar')}
        </Button>
      )}
      <span role="status" className={classes.status}>
        {isCopied && t('copied')}
      </span>
    </div>
  );
}
