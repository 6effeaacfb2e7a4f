import type { OrganiserPoiItem } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import { formatCardDate } from '@parages/ui/format/card-date.fr';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { parisToday } from '../../../lib/clock.ts';
import { sayLimit } from '../../../lib/say-limit.ts';
import { Fold } from '../categories/fold.tsx';
import classes from '../editor.module.css';
import { editor, useDuplicateOne } from '../editor.queries.ts';
import { formerEventsTexts } from './former-events.fr.ts';
import { lastByTitle } from './last-by-title.ts';

const titleOf = ({ label, startDate, endDate }: OrganiserPoiItem): string => {
  const days = formatCardDate({ startDate, endDate, poiTime: null }, parisToday());
  return [label, days].filter(Boolean).join(' · ');
};

/**
 * The last events of an organisation, each of which a new one may copy, without its dates. Nothing
 * for an organisation without events.
 */
export function FormerEvents({ organisationId }: { organisationId: string }) {
  const { t } = useTranslation(formerEventsTexts);
  const navigate = useNavigate();
  const { data } = useQuery(editor.former(organisationId));
  const duplicate = useDuplicateOne();
  const events = lastByTitle(data?.items ?? []);
  const copy = (id: string): void =>
    duplicate.mutate(id, {
      onSuccess: (made) => void navigate(`/org/events/${made.id}?step=dates`),
    });
  if (events.length === 0) return null;
  return (
    <Fold
      summary={t('title')}
      mustOpen={false}
      content={() => (
        <div className={classes.panel}>
          <p className={classes.hint}>{t('hint')}</p>
          <ul className={classes.former}>
            {events.map((event) => (
              <li key={event.id}>
                <Button
                  variant="quiet"
                  icon="copy"
                  isBusy={duplicate.isPending && duplicate.variables === event.id}
                  onClick={() => copy(event.id)}
                >
                  {titleOf(event)}
                </Button>
              </li>
            ))}
          </ul>
          {duplicate.error && (
            <p role="alert" className={classes.fault}>
              {sayLimit(duplicate.error) ?? t('failed')}
            </p>
          )}
        </div>
      )}
    />
  );
}
