import { parisDay } from '@parages/contracts/vocabulary/date-presets';
import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { FormField } from '@parages/ui/form/form-field';
import { IconButton } from '@parages/ui/icon-button/icon-button';
import { lazy, Suspense, useState } from 'react';
import { mergePeriods, type Period, runsPastMidnight } from '../dates/recurrence.ts';
import classes from './tabs.module.css';
import { useKeyedList } from './use-keyed-list.ts';
import { say } from './words.ts';

const RecurrencePanel = lazy(async () => ({ default: (await import('./recurrence-panel.tsx')).RecurrencePanel }));

export type PeriodListProps = { periods: readonly Period[]; onChange: (periods: Period[]) => void; faults: ReadonlyMap<string, string> };

// The next one most often follows the last one, at the same hours.
function nextPeriod(periods: readonly Period[]): Period {
  const last = periods.at(-1);
  const day = last?.endDate ?? parisDay(new Date());
  return { startDate: day, endDate: day, startTime: last?.startTime ?? null, endTime: last?.endTime ?? null };
}

/** The dates of an event, each to be changed or taken away. */
export function PeriodList({ periods, onChange, faults }: PeriodListProps) {
  const [isRecurring, setIsRecurring] = useState(false);
  const list = useKeyedList(periods, onChange);
  const isFull = periods.length >= limits.periods.max;
  return (
    <>
      {periods.length === 0 ? (
        <p className={classes.hint}>{say('dates.noPeriod')}</p>
      ) : (
        <p>{say('dates.count', { count: periods.length })}</p>
      )}
      {faults.has('/dates/periods') && (
        <p className={classes.fault} id="field-/dates/periods" tabIndex={-1}>
          {faults.get('/dates/periods')}
        </p>
      )}
      <ol className={classes.periods}>
        {list.entries.map(({ key, item: period }, index) => (
          <li key={key}>
            <PeriodRow
              period={period}
              index={index}
              faults={faults}
              onChange={(part) => list.replace(key, { ...period, ...part })}
              onRemove={() => list.remove(key)}
            />
          </li>
        ))}
      </ol>
      <div className={classes.buttons}>
        <Button variant="secondary" icon="plus" disabled={isFull} onClick={() => list.add(nextPeriod(periods))}>
          {say('dates.add')}
        </Button>
        <Button variant="quiet" icon="calendar" disabled={isFull} onClick={() => setIsRecurring(true)}>
          {say('dates.recurrent')}
        </Button>
      </div>
      {isRecurring && (
        <Suspense>
          <RecurrencePanel onClose={() => setIsRecurring(false)} onAdd={(added) => onChange(mergePeriods(periods, added))} />
        </Suspense>
      )}
    </>
  );
}

type PeriodRowProps = {
  period: Period;
  index: number;
  faults: ReadonlyMap<string, string>;
  onChange: (part: Partial<Period>) => void;
  onRemove: () => void;
};

function PeriodRow({ period, index, faults, onChange, onRemove }: PeriodRowProps) {
  const number = index + 1;
  // A first day that goes past the last one takes it along, as long as both were the same.
  const changeStart = (startDate: string): void =>
    onChange(period.endDate === period.startDate ? { startDate, endDate: startDate } : { startDate });
  return (
    <fieldset className={classes.period} aria-label={say('dates.period', { number })}>
      <FormField
        name={`/dates/periods/${index}/startDate`}
        label={say('dates.startDate')}
        fault={faults.get(`/dates/periods/${index}/startDate`)}
      >
        {(control) => <input type="date" {...control} value={period.startDate} onChange={({ target }) => changeStart(target.value)} />}
      </FormField>
      <FormField
        name={`/dates/periods/${index}/endDate`}
        label={say('dates.endDate')}
        fault={faults.get(`/dates/periods/${index}/endDate`)}
      >
        {(control) => (
          <input type="date" {...control} value={period.endDate} onChange={({ target }) => onChange({ endDate: target.value })} />
        )}
      </FormField>
      <FormField name={`/dates/periods/${index}/startTime`} label={say('dates.startTime')}>
        {(control) => (
          <input
            type="time"
            {...control}
            value={shortTime(period.startTime)}
            onChange={({ target }) => onChange({ startTime: target.value || null })}
          />
        )}
      </FormField>
      <FormField name={`/dates/periods/${index}/endTime`} label={say('dates.endTime')}>
        {(control) => (
          <input
            type="time"
            {...control}
            value={shortTime(period.endTime)}
            onChange={({ target }) => onChange({ endTime: target.value || null })}
          />
        )}
      </FormField>
      <IconButton icon="trash" label={say('dates.remove', { number })} onClick={onRemove} />
      {runsPastMidnight(period) && <p className={classes.hint}>{say('dates.midnight')}</p>}
    </fieldset>
  );
}

const shortTime = (time: string | null): string => time?.slice(0, 5) ?? '';
