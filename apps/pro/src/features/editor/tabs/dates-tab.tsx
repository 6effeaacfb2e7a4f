import { poiFigureNames } from '@parages/contracts/vocabulary/events/poi-figures';
import { limits } from '@parages/contracts/vocabulary/limits';
import { formatCount } from '@parages/ui/format/number.fr';
import { useTranslation } from 'react-i18next';
import { TextAreaField } from '../../../lib/form/text-area-field.tsx';
import { TextField } from '../../../lib/form/text-field.tsx';
import { Check } from './check.tsx';
import { FigureField } from './figure-field.tsx';
import { PeriodList } from './period-list.tsx';
import type { TabProps } from './tab-props.ts';
import { editorTabsTexts } from './tabs.fr.ts';
import classes from './tabs.module.css';

export function DatesTab({ editor, faults }: TabProps) {
  const { t } = useTranslation(editorTabsTexts);
  const { values, change } = editor;
  const { label, description, isPermanent, periods } = values.dates;
  const fault = (field: string) => faults.get(`/dates/${field}`);
  return (
    <div className={classes.tab}>
      <TextField
        name="/dates/label"
        label={t('dates.label')}
        description={t('dates.labelHint')}
        aside={`${[...label].length} / ${limits.label.max}`}
        value={label}
        onChange={(text) => change('dates', { label: text })}
        error={fault('label')}
        isRequired
      />
      <TextAreaField
        name="/dates/description"
        label={t('dates.description')}
        description={t('dates.descriptionHint')}
        rows={9}
        value={description}
        onChange={(text) => change('dates', { description: text })}
        aside={`${formatCount([...description].length)} / ${formatCount(limits.description.max)}`}
        error={fault('description')}
      />
      <section className={classes.part} aria-labelledby="periods-title">
        <h3 id="periods-title">{t('dates.periods')}</h3>
        <Check
          isChecked={isPermanent}
          onChange={(checked) => change('dates', { isPermanent: checked })}
          label={t('dates.isPermanent')}
        />
        {!isPermanent && (
          <PeriodList
            periods={periods}
            onChange={(next) => change('dates', { periods: next })}
            faults={faults}
          />
        )}
      </section>
      {poiFigureNames.map((name) => (
        <FigureField key={name} name={name} editor={editor} faults={faults} />
      ))}
    </div>
  );
}
