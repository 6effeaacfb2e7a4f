import {
  type DayRange,
  datePresets,
  presetRange,
} from '@parages/contracts/vocabulary/dates/date-presets';
import { furtherSpansAt } from '@parages/contracts/vocabulary/dates/further-spans';
import { DateRangePicker } from '@parages/ui/date-range-picker/date-range-picker';
import { memo, startTransition, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LateStyles } from '../../lib/late-start/late-styles.tsx';
import { useSite } from '../../lib/site.tsx';
import { useDayTotals } from './counts/use-day-totals.ts';
import { datesEn } from './dates.en.ts';
import { datesFr } from './dates.fr.ts';

export type DatesFieldProps = {
  dates: DayRange | null;
  onChange: (dates: DayRange | null) => void;
  now: Date;
  today: string;
  /**
   * The search whose events each day counts, as JSON, so that an equal one does not draw the
   * calendar again; `null` counts nothing.
   */
  counted: string;
};

/** The calendar library is heavy: import this file lazily. */
export const DatesField = memo(({ dates, onChange, now, today, counted }: DatesFieldProps) => {
  const { t } = useTranslation('search');
  const { locale } = useSite();
  // The value of the picker: the filter cannot distinguish a range whose last day is not chosen yet
  // from a single day.
  const [days, setDays] = useState<string[] | null>(dates && [dates.start, dates.end]);
  const [month, setMonth] = useState('');
  const totals = useDayTotals(counted, month, today);
  const change = (next: string[] | null) => {
    setDays(next);
    const [start, end = start] = next ?? [];
    // A transition: the calendar shows the pressed day before the rest of the panel.
    startTransition(() =>
      onChange(start === undefined || end === undefined ? null : { start, end }),
    );
  };
  return (
    <>
      <LateStyles of="calendar" />
      <DateRangePicker
        value={days}
        onChange={change}
        today={today}
        min={today}
        presets={[
          ...datePresets.map((name) => ({ name, ...presetRange(name, now) })),
          ...furtherSpansAt(now),
        ].map((days) => ({ ...days, label: t(`presets.${days.name}`) }))}
        totals={totals}
        onMonthShown={setMonth}
        locale={locale}
        words={locale === 'en' ? datesEn : datesFr}
      />
    </>
  );
});
