import type { OrganiserPoiItem } from '@parages/contracts/types';
import { fallbackPictureId } from '@parages/pictures/fallback';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { formatCardDate } from '@parages/ui/format/card-date.fr';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChosenOrganisation } from '../../../lib/chosen-organisation.ts';
import { parisToday } from '../../../lib/clock.ts';
import { TextField } from '../../../lib/form/text-field.tsx';
import { MoreButton } from '../../../lib/list/more-button.tsx';
import { ReadState } from '../../../lib/page/read-state.tsx';
import { useTyped } from '../../../lib/use-typed.ts';
import { campaignsTexts, say } from '../words.ts';
import classes from './create.module.css';
import { candidates } from './create.queries.ts';

const words = {
  loading: say('create.eventsLoading'),
  failed: say('create.eventsFailed'),
  retry: say('retry'),
};

function hindrance({ isPast, isEnabled, liveState }: OrganiserPoiItem): string | undefined {
  if (!isEnabled) return say('create.hidden');
  if (isPast) return say('create.past');
  return liveState === 'cancelled' ? say('create.cancelled') : undefined;
}

function whenIs({ isPermanent, startDate, endDate, startTime }: OrganiserPoiItem): string {
  if (isPermanent) return say('create.permanent');
  return (
    formatCardDate({ startDate, endDate, poiTime: startTime }, parisToday()) ??
    say('create.undated')
  );
}

export type ChooseEventProps = { value: string | null; onChange: (poiId: string) => void };

export function ChooseEvent({ value, onChange }: ChooseEventProps) {
  const { t } = useTranslation(campaignsTexts);
  const organisationId = useChosenOrganisation();
  const [q, setQ] = useState('');
  const [typed, setTyped] = useTyped(q, setQ);
  const query = useInfiniteQuery(candidates.list(organisationId, q));
  const { data } = query;
  const items = data?.pages.flatMap((page) => page.items) ?? [];
  if (data && items.length === 0 && q === '')
    return (
      <EmptyState
        title={t('create.noEvent')}
        actions={<Button href="/org/events">{t('create.toEvents')}</Button>}
      >
        <p>{t('create.noEventText')}</p>
      </EmptyState>
    );
  return (
    <div className={classes.choose}>
      <p className={classes.hint}>{t('create.eventHint')}</p>
      <TextField
        name="q"
        type="search"
        label={t('create.search')}
        value={typed}
        onChange={setTyped}
        maxLength={100}
      />
      <ReadState query={query} words={words} />
      {data && items.length === 0 && <p role="status">{t('create.nothing', { q })}</p>}
      {items.length > 0 && (
        <fieldset className={classes.events}>
          <legend>{t('create.events')}</legend>
          {items.map((poi) => (
            <Candidate
              key={poi.id}
              poi={poi}
              isChosen={poi.id === value}
              onChoose={() => onChange(poi.id)}
            />
          ))}
        </fieldset>
      )}
      <MoreButton query={query}>{t('more')}</MoreButton>
    </div>
  );
}

function Candidate({
  poi,
  isChosen,
  onChoose,
}: {
  poi: OrganiserPoiItem;
  isChosen: boolean;
  onChoose: () => void;
}) {
  const reason = hindrance(poi);
  return (
    <label className={classes.event} data-off={reason !== undefined || undefined}>
      <input
        type="radio"
        name="poi"
        value={poi.id}
        checked={isChosen}
        disabled={reason !== undefined}
        onChange={onChoose}
      />
      <img
        className={classes.eventPhoto}
        src={`/mediafile/${poi.mainMediaFileId ?? fallbackPictureId(poi.theme, poi.id)}?thumb=1`}
        alt=""
        width={96}
        height={64}
        loading="lazy"
      />
      <span className={classes.eventWords}>
        <strong>{poi.label}</strong>
        <span>{[reason ?? whenIs(poi), poi.locality].filter(Boolean).join(' · ')}</span>
      </span>
    </label>
  );
}
