import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { IconButton } from '@parages/ui/icon-button/icon-button';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { type ReactNode, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parisToday } from '../../../lib/clock.ts';
import { DateField } from '../../../lib/form/date-field.tsx';
import { fieldId } from '../../../lib/form/field-id.ts';
import { BesideFields, FieldRow } from '../../../lib/form/field-row.tsx';
import { TimeField } from '../../../lib/form/time-field.tsx';
import { Part } from '../../../lib/part/part.tsx';
import { PeriodLine } from '../dates/period-line.tsx';
import type { QuestionsOfDateProps } from '../dates/questions-of-date.tsx';
import { mergePeriods, type Period, runsPastMidnight } from '../dates/recurrence.ts';
import classes from './tabs.module.css';
import { type KeyedList, useKeyedList } from './use-keyed-list.ts';
import { datesTabTexts } from './words/dates-tab.fr.ts';

const RecurrencePanel = lazyPart(
  async () => (await import('../dates/recurrence-panel.tsx')).RecurrencePanel,
);

// Loaded after the tab: the page of an event is near its budget of bytes.
// Without them, such as offline, the dates can still be edited: no row shows a failure.
const QuestionsOfDate = lazyPart(
  async () =>
    (await import('../dates/questions-of-date.tsx').catch(() => null))?.QuestionsOfDate ??
    NoQuestion,
);

export type PeriodListProps = {
  periods: readonly Period[];
  onChange: (periods: Period[]) => void;
  faults: ReadonlyMap<string, string>;
  /** The postcode of the event; the panel of repeated dates reads the holidays of its zone. */
  postalCode: string | null;
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

const blank: Period = { startDate: '', endDate: '', startTime: null, endTime: null };
const isBlank = ({ startDate, endDate, startTime, endTime }: Period): boolean =>
  startDate === '' && endDate === '' && startTime === null && endTime === null;

/**
 * The rows of the periods. Without a period there is one blank row, which is no period before
 * something is typed in it.
 */
function usePeriodRows(
  periods: readonly Period[],
  onChange: (periods: Period[]) => void,
): KeyedList<Period> {
  const empty = useRef(blank);
  const rows = periods.length === 0 ? [empty.current] : periods;
  return useKeyedList(rows, (next) => {
    const [only] = next;
    const isEmpty = next.length === 1 && only !== undefined && isBlank(only);
    // The same row stays in its place: an emptied field keeps the focus.
    if (isEmpty) empty.current = only;
    onChange(isEmpty ? [] : next);
  });
}

// Below, all dates are open: most events have one or two.
const longFrom = 4;

/**
 * Which rows of a long list show their fields: those that the organiser has opened or added, and
 * those with a fault.
 */
function useOpenRows(periods: readonly Period[], faults: ReadonlyMap<string, string>) {
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const wrong = new Set([...faults.keys()].map((name) => name.split('/')[3]));
  return {
    isOpen: (key: string, index: number): boolean =>
      periods.length < longFrom || opened.has(key) || wrong.has(String(index)),
    open: (key: string): void => {
      if (periods.length >= longFrom - 1 && !opened.has(key)) setOpened(new Set([...opened, key]));
    },
  };
}

export function PeriodList({ periods, onChange, faults, postalCode }: PeriodListProps) {
  const { t } = useTranslation(datesTabTexts);
  const [isRecurring, setIsRecurring] = useState(false);
  const list = usePeriodRows(periods, onChange);
  const rows = useOpenRows(periods, faults);
  const add = (): void => {
    const next = nextPeriod(periods);
    if (periods.length === 0) onChange([next]);
    else rows.open(list.add(next));
  };
  const edit = (key: string, index: number): void => {
    rows.open(key);
    // The field is rendered by this change.
    setTimeout(() =>
      document.getElementById(fieldId(`/dates/periods/${index}/startDate`))?.focus(),
    );
  };
  const isFull = periods.length >= limits.periods.max;
  return (
    <>
      {faults.has('/dates/periods') && (
        <p className={classes.fault} id="field-/dates/periods" tabIndex={-1}>
          {faults.get('/dates/periods')}
        </p>
      )}
      <ol className={classes.periods}>
        {list.entries.map(({ key, item: period }, index) => (
          <li key={key}>
            {rows.isOpen(key, index) ? (
              <PeriodRow
                period={period}
                index={index}
                faults={faults}
                canRemove={periods.length > 0}
                onChange={(part) => {
                  // Stays open when its fault is corrected.
                  rows.open(key);
                  list.replace(key, { ...period, ...part });
                }}
                onRemove={() => list.remove(key)}
              >
                <Questions
                  period={period}
                  periods={periods}
                  note={{
                    name: `/dates/periods/${index}/note`,
                    onChange: (text) => {
                      rows.open(key);
                      list.replace(key, { ...period, note: text === '' ? null : text });
                    },
                  }}
                />
              </PeriodRow>
            ) : (
              <PeriodLine
                period={period}
                number={index + 1}
                onEdit={() => edit(key, index)}
                onRemove={() => list.remove(key)}
              >
                <Questions period={period} periods={periods} />
              </PeriodLine>
            )}
          </li>
        ))}
      </ol>
      <div className={classes.buttons}>
        <Button variant="secondary" icon="plus" disabled={isFull} onClick={add}>
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
            postalCode={postalCode}
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
  faults: ReadonlyMap<string, string>;
  /** False for the blank row of an event without a period. */
  canRemove: boolean;
  onChange: (part: Partial<Period>) => void;
  onRemove: () => void;
  children: ReactNode;
};

const Questions = (props: QuestionsOfDateProps) => (
  <Suspense>
    <QuestionsOfDate {...props} />
  </Suspense>
);

function PeriodRow(props: PeriodRowProps) {
  const { period, index, faults, canRemove, onChange, onRemove } = props;
  const { t } = useTranslation(datesTabTexts);
  const number = index + 1;
  const field = (part: Exclude<keyof Period, 'note'>) => {
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
        <DateField {...field('startDate')} value={period.startDate} onChange={changeStart} />
        <DateField
          {...field('endDate')}
          value={period.endDate}
          onChange={(endDate) => onChange({ endDate })}
        />
        <TimeField
          {...field('startTime')}
          value={period.startTime}
          onChange={(startTime) => onChange({ startTime })}
        />
        <TimeField
          {...field('endTime')}
          value={period.endTime}
          onChange={(endTime) => onChange({ endTime })}
        />
        {canRemove && (
          <BesideFields>
            <IconButton icon="trash" label={t('dates.remove', { number })} onClick={onRemove} />
          </BesideFields>
        )}
      </FieldRow>
      {runsPastMidnight(period) && <p className={classes.hint}>{t('dates.midnight')}</p>}
      {props.children}
    </fieldset>
  );
}

const NoQuestion = (_props: QuestionsOfDateProps) => null;
