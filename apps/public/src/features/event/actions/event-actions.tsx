import type { Poi } from '@parages/contracts/types';
import { serviceUrl } from '@parages/session/app-shell';
import { Button } from '@parages/ui/button/button';
import { LinkMenu } from '@parages/ui/link-menu/link-menu';
import { useTranslation } from 'react-i18next';
import { FavoriteHeart } from '../../../lib/favorites/favorite-heart.tsx';
import { ShareControl } from '../../../lib/share/share-control.tsx';
import { useSite } from '../../../lib/site.tsx';
import { datesToShow, nextOf } from '../event-times.ts';
import classes from '../head/event-head.module.css';
import { bookingUrl } from './event-booking.ts';
import { webCalendarLinks } from './event-calendar.ts';

export function EventActions({ poi }: { poi: Poi }) {
  const { t } = useTranslation('event');
  const booking = bookingUrl(poi);
  return (
    <div className={classes.actions}>
      {booking && (
        <Button
          href={booking}
          icon="ticket"
          rel="noopener nofollow ugc"
          className={classes.book ?? ''}
        >
          {t('booking')}
        </Button>
      )}
      {!poi.isPast && <CalendarMenu poi={poi} />}
      <ShareButton poi={poi} />
      <div className={`${classes.heart} ${classes.scripted}`}>
        <FavoriteHeart poi={{ id: poi.id, label: poi.label, theme: poi.themes[0] ?? null }} />
      </div>
    </div>
  );
}

function CalendarMenu({ poi }: { poi: Poi }) {
  const { t } = useTranslation('event');
  const { origin } = useSite();
  const periods = datesToShow(poi);
  const next = nextOf(periods);
  if (!next) return null;
  const { google, outlook } = webCalendarLinks(poi, next, `${origin}/evenement/${poi.slugFr}`);
  const file = {
    key: 'file',
    label: t(periods.length > 1 ? 'calendarAllFile' : 'calendarFile'),
    href: serviceUrl(`/api/v1/pois/${poi.id}/calendar.ics`),
  };
  return (
    <LinkMenu
      label={t('calendar')}
      icon="calendar"
      items={[
        { ...file, icon: 'download', isDownload: true },
        { key: 'google', label: t('calendarGoogle'), href: google, icon: 'external' },
        { key: 'outlook', label: t('calendarOutlook'), href: outlook, icon: 'external' },
      ]}
    />
  );
}

function ShareButton({ poi: { label, slugFr } }: { poi: Poi }) {
  const { t } = useTranslation('event');
  const { origin } = useSite();
  return (
    <ShareControl
      className={`${classes.share} ${classes.scripted}`}
      read={() => ({ title: label, url: `${origin}/evenement/${slugFr}` })}
      failure={t('notShared')}
    >
      {(press) => (
        <Button variant="secondary" icon="share" {...press}>
          {t('share')}
        </Button>
      )}
    </ShareControl>
  );
}
