import { liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { liveStateLabels } from '@parages/contracts/vocabulary/events/live-states.fr';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../lib/form/date-field.tsx';
import { FieldRow } from '../../../lib/form/field-row.tsx';
import { SelectField } from '../../../lib/form/select-field.tsx';
import { TimeField } from '../../../lib/form/time-field.tsx';
import { periodText } from '../dates/period-text.fr.ts';
import type { LiveChange, OrganiserDate } from './live-change.ts';
import { liveStateTexts } from './live-state.fr.ts';
import classes from './live-state.module.css';

export type LiveStateChoiceProps = {
  /** The dates to come, none while they are loading. */
  dates: readonly OrganiserDate[];
  change: LiveChange;
  /** The state that visitors see now, of the event or of the chosen date. */
  shown: LiveChange['chosen'];
  onTarget: (target: OrganiserDate | undefined) => void;
  onChoose: (chosen: LiveChange['chosen']) => void;
  onMove: (to: LiveChange['to']) => void;
};

const optionText = (date: OrganiserDate): string =>
  date.liveState === 'scheduled'
    ? periodText(date)
    : `${periodText(date)} · ${liveStateLabels[date.liveState]}`;

/** The event or one of its dates, when it has several, and the state that it gets. */
export function LiveStateChoice(props: LiveStateChoiceProps) {
  const { dates, change, shown, onTarget, onChoose, onMove } = props;
  const { t } = useTranslation(liveStateTexts);
  const { target, chosen, to } = change;
  const isOfDate = dates.length > 1 && target !== undefined;
  const canMove = isOfDate || dates.length === 1;
  const states = [...liveStates, ...(canMove ? (['moved'] as const) : [])];
  return (
    <>
      {dates.length > 1 && (
        <SelectField
          name="live-state-target"
          label={t('target')}
          value={String(target === undefined ? -1 : dates.indexOf(target))}
          options={[
            { value: '-1', label: t('wholeEvent') },
            ...dates.map((date, at) => ({ value: String(at), label: optionText(date) })),
          ]}
          onChange={(value) => onTarget(dates[Number(value)])}
        />
      )}
      <fieldset className={classes.states}>
        <legend>{t(isOfDate ? 'chooseOfDate' : 'choose')}</legend>
        {states.map((state) => (
          <label key={state}>
            <input
              type="radio"
              name="live-state"
              checked={state === chosen}
              onChange={() => onChoose(state)}
            />
            {state === 'moved' ? t('moved') : liveStateLabels[state]}
            {state === shown && <small>{t('shown')}</small>}
          </label>
        ))}
      </fieldset>
      {chosen === 'moved' && (
        <FieldRow>
          <DateField
            name="live-state-day"
            label={t('newDay')}
            value={to.startDate}
            onChange={(startDate) => onMove({ ...to, startDate })}
          />
          <TimeField
            name="live-state-time"
            label={t('newTime')}
            value={to.startTime}
            onChange={(startTime) => onMove({ ...to, startTime })}
          />
        </FieldRow>
      )}
    </>
  );
}
