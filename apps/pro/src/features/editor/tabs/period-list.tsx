import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { IconButton } from '@parages/ui/icon-button/icon-button';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parisToday } from '../../../lib/clock.ts';
import { BesideFields, FieldRow } from '../../../lib/form/field-row.tsx';
import { TextField } from '../../../lib/form/text-field.tsx';
import { Part } from '../../../lib/part/part.tsx';
import { mergePeriods, type Period, runsPastMidnight } from '../dates/recurrence.ts';
import type { QuestionsOfDateProps } from './questions-of-date.tsx';
import { editorTabsTexts } from './tabs.fr.ts';
import classes from './tabs.module.css';
import { useKeyedList } from './use-keyed-list.ts';

const RecurrencePanel = lazyPart(
  async () => (await import('./recurrence-panel.tsx')).RecurrencePanel,
);

// Loaded after the tab: the page of an event is near its budget of bytes.
// Without them, such as offline, the dates can still be edited: no row shows a failure.
const QuestionsOfDate = lazyPart(
  async () =>
    (await import('./questions-of-date.tsx').catch(() => null))?.QuestionsOfDate ?? NoQuestion,
);

export type PeriodListProps = {
  periods: readonly Period[];
  onChange: (periods: Period[]) => void;
  faults: ReadonlyMap<string, string>;
};

function nextPeriod(periods: readonly Period[]): Period {
  const last = periods.at(-1);
  const day = last?.endDate ?? parisToday();
  return {
    startDate: day,
    endDate: day,
    startTime: last?.startTime ?? null,
    endTime: last?.endTime ?? null,
  };
}

export function PeriodList({ periods, onChange, faults }: PeriodListProps) {
  const { t } = useTranslation(editorTabsTexts);
  const [isRecurring, setIsRecurring] = useState(false);
  const list = useKeyedList(periods, onChange);
  const isFull = periods.length >= limits.periods.max;
  return (
    <>
      {periods.length === 0 ? (
        <p className={classes.hint}>{t('dates.noPeriod')}</p>
      ) : (
        <p>{t('dates.count', { count: periods.length })}</p>
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
              periods={periods}
              faults={faults}
              onChange={(part) => list.replace(key, { ...period, ...part })}
              onRemove={() => list.remove(key)}
            />
          </li>
        ))}
      </ol>
      <div className={classes.buttons}>
        <Button
          variant="secondary"
          icon="plus"
          disabled={isFull}
          onClick={() => list.add(nextPeriod(periods))}
        >
          {t('dates.add')}
        </Button>
        <Button
          variant="quiet"
          icon="calendar"
          disabled={isFull}
          onClick={() => setIsRecurring(true)}
        >
          {t('dates.recurrent')}
        </Button>
      </div>
      {isRecurring && (
        <Part>
          <RecurrencePanel
            onClose={() => setIsRecurring(false)}
            onAdd={(added) => onChange(mergePeriods(periods, added))}
          />
        </Part>
      )}
    </>
  );
}

type PeriodRowProps = {
  period: Period;
  index: number;
  periods: readonly Period[];
  faults: ReadonlyMap<string, string>;
  onChange: (part: Partial<Period>) => void;
  onRemove: () => void;
};

function PeriodRow({ period, index, periods, faults, onChange, onRemove }: PeriodRowProps) {
  const { t } = useTranslation(editorTabsTexts);
  const number = index + 1;
  const field = (part: keyof Period) => {
    const name = `/dates/periods/${index}/${part}`;
    return { name, label: t(`dates.${part}`), error: faults.get(name) };
  };
  // A date of one day keeps one day: its last day follows the first.
  const changeStart = (startDate: string): void =>
    onChange(
      period.endDate === period.startDate ? { startDate, endDate: startDate } : { startDate },
    );
  return (
    <fieldset className={classes.period} aria-label={t('dates.period', { number })}>
      <FieldRow>
        <TextField
          type="date"
          {...field('startDate')}
          value={period.startDate}
          onChange={changeStart}
        />
        <TextField
          type="date"
          {...field('endDate')}
          value={period.endDate}
          onChange={(endDate) => onChange({ endDate })}
        />
        <TextField
          type="time"
          {...field('startTime')}
          value={shortTime(period.startTime)}
          onChange={(time) => onChange({ startTime: time || null })}
        />
        <TextField
          type="time"
          {...field('endTime')}
          value={shortTime(period.endTime)}
          onChange={(time) => onChange({ endTime: time || null })}
        />
        <BesideFields>
          <IconButton icon="trash" label={t('dates.remove', { number })} onClick={onRemove} />
        </BesideFields>
      </FieldRow>
      {runsPastMidnight(period) && <p className={classes.hint}>{t('dates.midnight')}</p>}
      <Suspense>
        <QuestionsOfDate period={period} periods={periods} />
      </Suspense>
    </fieldset>
  );
}

const NoQuestion = (_props: QuestionsOfDateProps) => null;

const shortTime = (time: string | null): string => time?.slice(0, 5) ?? '';
