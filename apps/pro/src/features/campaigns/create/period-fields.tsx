import type { CampaignOffer } from '@parages/contracts/types';
import {
  type CampaignPeriod,
  campaignEnd,
  campaignPrice,
} from '@parages/contracts/vocabulary/campaigns/campaign-terms';
import { Button } from '@parages/ui/button/button';
import { TypedDateField } from '@parages/ui/date-range-picker/typed-date-field';
import { formatLongDay, formatPlainDay } from '@parages/ui/format/day.fr';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { LiveRegion } from '@parages/ui/live-region/live-region';
import { Notice } from '@parages/ui/notice/notice';
import { StepSlider } from '@parages/ui/step-slider/step-slider';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../../../lib/part/part.tsx';
import { PriceLines } from '../price-lines.tsx';
import { campaignsTexts } from '../words.ts';
import classes from './create.module.css';
import { findClash, findFreeStart, type Occupied, startBounds, within } from './period.ts';

export type PeriodFieldsProps = {
  offer: CampaignOffer;
  /** Periods that other campaigns of the event occupy, or hold during a payment. */
  occupied: readonly Occupied[];
  /** Null when the event has no last day. */
  eventLastDay: string | null;
  value: CampaignPeriod;
  onChange: (value: CampaignPeriod) => void;
};

// The calendar is heavy: the fields and the price do not wait for it.
const PeriodCalendar = lazyPart(async () => (await import('./period-calendar.tsx')).PeriodCalendar);

export function PeriodFields({
  offer,
  occupied,
  eventLastDay,
  value,
  onChange,
}: PeriodFieldsProps) {
  const { t } = useTranslation(campaignsTexts);
  const { minWeeks, maxWeeks, firstDay: today } = offer;
  const { startDate, weeks } = value;
  const [stood, setStood] = useState(startDate);
  const starts = useMemo(() => startBounds(offer, eventLastDay), [offer, eventLastDay]);
  const endDate = campaignEnd(value);
  const taken = useMemo(
    () => occupied.map((one) => ({ start: one.startDate, end: one.endDate })),
    [occupied],
  );
  const start = (day: string) => {
    setStood(day);
    onChange({ weeks, startDate: day });
  };
  return (
    <div className={classes.period}>
      <div className={classes.when}>
        <StepSlider
          label={t('period.weeks')}
          steps={Array.from({ length: maxWeeks - minWeeks + 1 }, (_, index) => minWeeks + index)}
          value={weeks}
          onChange={(count) => onChange({ startDate, weeks: count })}
          formatValue={(count) => t('weeks', { count })}
          words={{ decrease: t('period.decrease'), increase: t('period.increase') }}
        />
        <TypedDateField
          label={t('period.first')}
          format={t('period.format')}
          value={startDate}
          focused={within(stood, starts)}
          bounds={starts}
          locale="fr"
          onFocus={() => setStood(startDate)}
          onCommit={(day) => start(day ?? startDate)}
        />
        <div className={classes.span}>
          <LiveRegion isVisible>
            {t('period.span', { start: formatLongDay(startDate), end: formatLongDay(endDate) })}
          </LiveRegion>
        </div>
        <Clash occupied={occupied} value={value} today={today} last={starts.max} onStart={start} />
        {eventLastDay !== null && eventLastDay < endDate && (
          <p className={classes.hint}>
            {t('period.beyond', { day: formatPlainDay(eventLastDay, today) })}
          </p>
        )}
        <PriceLines price={campaignPrice(weeks, offer)} weeks={weeks} offer={offer} />
      </div>
      <div className={classes.calendar}>
        <Part waiting={<div className={classes.calendarPlace} aria-busy="true" />}>
          <PeriodCalendar
            days={[startDate, endDate]}
            onPick={start}
            focused={within(stood, starts)}
            onFocus={setStood}
            today={today}
            taken={taken}
            bounds={starts}
          />
        </Part>
        {taken.length > 0 && (
          <p className={classes.legend}>
            <span aria-hidden="true" />
            {t('period.legend')}
          </p>
        )}
      </div>
    </div>
  );
}

type ClashProps = {
  occupied: readonly Occupied[];
  value: CampaignPeriod;
  today: string;
  last: string;
  onStart: (day: string) => void;
};

function Clash({ occupied, value, today, last, onStart }: ClashProps) {
  const { t } = useTranslation(campaignsTexts);
  const clash = findClash(value, occupied);
  if (!clash) return null;
  const free = findFreeStart(value, occupied, last);
  const formatDay = (day: string) => formatPlainDay(day, today);
  const span = t('period.betweenDays', {
    start: formatDay(clash.startDate),
    end: formatDay(clash.endDate),
  });
  return (
    <Notice
      tone="warning"
      isLive
      title={t(clash.kind === 'hold' ? 'period.clashHold' : 'period.clash', { span })}
    >
      {free !== undefined && (
        <Button variant="secondary" onClick={() => onStart(free)}>
          {t('period.firstFree', { day: formatDay(free) })}
        </Button>
      )}
    </Notice>
  );
}
