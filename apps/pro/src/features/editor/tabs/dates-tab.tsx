import { limits } from '@parages/contracts/vocabulary/limits';
import { TextAreaField, TextField } from '@parages/ui/form/text-field';
import { formatCount } from '@parages/ui/format/number.fr';
import { useState } from 'react';
import { Check } from './check.tsx';
import { PeriodList } from './period-list.tsx';
import type { TabProps } from './tab-props.ts';
import classes from './tabs.module.css';
import { say } from './words.ts';

const wholeNumber = (text: string): number | null => (text.trim() === '' ? null : Number(text));

/** "Dates et infos": title, description, dates, capacity. */
export function DatesTab({ editor: { values, change }, faults }: TabProps) {
  const { label, description, isPermanent, allowedPerson, periods } = values.dates;
  const [capacity, setCapacity] = useState(allowedPerson === null ? '' : String(allowedPerson));
  const fault = (field: string) => faults.get(`/dates/${field}`);
  return (
    <div className={classes.tab}>
      <TextField
        name="/dates/label"
        label={say('dates.label')}
        hint={say('dates.labelHint')}
        aside={`${[...label].length} / ${limits.label.max}`}
        value={label}
        onChange={(text) => change('dates', { label: text })}
        fault={fault('label')}
        isRequired
      />
      <TextAreaField
        name="/dates/description"
        label={say('dates.description')}
        hint={say('dates.descriptionHint')}
        rows={9}
        value={description}
        onChange={(text) => change('dates', { description: text })}
        aside={`${formatCount([...description].length)} / ${formatCount(limits.description.max)}`}
        fault={fault('description')}
      />
      <section className={classes.part} aria-labelledby="periods-title">
        <h3 id="periods-title">{say('dates.periods')}</h3>
        <Check
          isChecked={isPermanent}
          onChange={(checked) => change('dates', { isPermanent: checked })}
          label={say('dates.isPermanent')}
        />
        {!isPermanent && (
          <PeriodList
            periods={periods}
            onChange={(next) => change('dates', { periods: next })}
            faults={faults}
          />
        )}
      </section>
      <TextField
        name="/dates/allowedPerson"
        label={say('dates.allowedPerson')}
        hint={say('dates.allowedPersonHint')}
        inputMode="numeric"
        value={capacity}
        onChange={(text) => {
          setCapacity(text);
          change('dates', { allowedPerson: wholeNumber(text) });
        }}
        fault={fault('allowedPerson')}
      />
    </div>
  );
}
