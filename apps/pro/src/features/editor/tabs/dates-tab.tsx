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
import classes from './tabs.module.css';
import { datesTabTexts } from './words/dates-tab.fr.ts';

export const DatesTab = (props: TabProps) => (
  <div className={classes.tab}>
    <TitleField {...props} />
    <PeriodsPart {...props} />
    <DescriptionField {...props} rows={9} />
    {poiFigureNames.map((name) => (
      <FigureField key={name} name={name} {...props} />
    ))}
  </div>
);

export function TitleField({ editor: { values, change }, faults }: TabProps) {
  const { t } = useTranslation(datesTabTexts);
  const { label } = values.dates;
  return (
    <TextField
      name="/dates/label"
      label={t('dates.label')}
      description={t('dates.labelHint')}
      aside={`${[...label].length} / ${limits.label.max}`}
      value={label}
      onChange={(text) => change('dates', { label: text })}
      error={faults.get('/dates/label')}
      isRequired
    />
  );
}

export function DescriptionField({
  editor: { values, change },
  faults,
  rows,
}: TabProps & { rows: number }) {
  const { t } = useTranslation(datesTabTexts);
  const { description } = values.dates;
  return (
    <TextAreaField
      name="/dates/description"
      label={t('dates.description')}
      description={t('dates.descriptionHint')}
      rows={rows}
      value={description}
      onChange={(text) => change('dates', { description: text })}
      aside={`${formatCount([...description].length)} / ${formatCount(limits.description.max)}`}
      error={faults.get('/dates/description')}
    />
  );
}

export function PeriodsPart({ editor: { values, change }, faults }: TabProps) {
  const { t } = useTranslation(datesTabTexts);
  const { isPermanent, periods } = values.dates;
  return (
    <section className={classes.part} aria-labelledby="periods-title">
      <div className={classes.partHead}>
        <h3 id="periods-title">{t('dates.periods')}</h3>
        {!isPermanent && periods.length > 0 && <p>{t('dates.count', { count: periods.length })}</p>}
      </div>
      {!isPermanent && (
        <PeriodList
          periods={periods}
          onChange={(next) => change('dates', { periods: next })}
          faults={faults}
          postalCode={values.place.postalCode}
        />
      )}
      <Check
        isChecked={isPermanent}
        onChange={(checked) => change('dates', { isPermanent: checked })}
        label={t('dates.isPermanent')}
      />
    </section>
  );
}
