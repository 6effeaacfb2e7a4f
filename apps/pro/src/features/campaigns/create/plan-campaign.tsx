import { isRefusal } from '@parages/contracts/api-problem';
import type { CampaignOffer, Poi, PoiCampaigns } from '@parages/contracts/types';
import { lastDayOf } from '@parages/contracts/vocabulary/events/occurrences';
import { TryAgain } from '@parages/ui/error-state/try-again';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { campaigns } from '../campaigns.queries.ts';
import { campaignsTexts, sentenceOf } from '../words.ts';
import classes from './create.module.css';
import { candidates } from './create.queries.ts';
import { findClash, fitPeriod, readPeriod } from './period.ts';
import { PeriodEntry, Reading } from './period-entry.tsx';
import { StepButtons } from './step-buttons.tsx';
import { Summary } from './summary.tsx';

export type PlanProps = {
  poiId: string;
  step: 'dates' | 'summary';
  search: URLSearchParams;
  change: (changes: Record<string, string>) => void;
};

const lastDay = ({ isPermanent, periods }: Poi): string | null =>
  isPermanent ? null : (periods.map(lastDayOf).sort().at(-1) ?? null);

export function PlanCampaign(props: PlanProps) {
  const { t } = useTranslation(campaignsTexts);
  const offer = useQuery(campaigns.offer());
  const taken = useQuery(campaigns.ofPoi(props.poiId));
  const online = useQuery(candidates.online(props.poiId));
  const failed = [offer, taken, online].find(({ error, data }) => error && !data);
  if (failed?.error)
    return (
      <TryAgain
        title={t('create.readingFailed')}
        retry={t('retry')}
        onRetry={() => void Promise.all([offer.refetch(), taken.refetch(), online.refetch()])}
      >
        {isRefusal(failed.error) ? sentenceOf(failed.error) : t('failedText')}
      </TryAgain>
    );
  if (!offer.data || !taken.data || !online.data) return <Reading />;
  return <Known {...props} offer={offer.data} taken={taken.data} poi={online.data} />;
}

function Known({
  step,
  search,
  change,
  offer,
  taken,
  poi,
}: PlanProps & { offer: CampaignOffer; taken: PoiCampaigns; poi: Poi }) {
  const { t } = useTranslation(campaignsTexts);
  const { occupied } = taken;
  const eventLastDay = lastDay(poi);
  // Local state: a dragged slider shows its value at once, before the URL changes.
  const [value, setValue] = useState(() =>
    fitPeriod(readPeriod(search), offer, occupied, eventLastDay),
  );
  const isFree = findClash(value, occupied) === undefined;
  const params = { start: value.startDate, weeks: String(value.weeks) };
  if (step === 'summary' && isFree)
    return (
      <Summary
        offer={offer}
        poi={poi}
        period={value}
        onPrevious={() => change({ ...params, step: 'dates' })}
      />
    );
  return (
    <>
      <h2 id="campaign-step">{t('create.period')}</h2>
      <p className={classes.chosen}>{poi.label}</p>
      <PeriodEntry
        offer={offer}
        occupied={occupied}
        eventLastDay={eventLastDay}
        value={value}
        onChange={(next) => {
          setValue(next);
          change({ start: next.startDate, weeks: String(next.weeks), step: 'dates' });
        }}
      />
      <StepButtons
        onPrevious={() => change({ step: 'event' })}
        onNext={isFree ? () => change({ ...params, step: 'summary' }) : undefined}
      />
    </>
  );
}
