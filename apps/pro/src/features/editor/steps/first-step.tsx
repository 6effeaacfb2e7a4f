import { poiFigureNames } from '@parages/contracts/vocabulary/events/poi-figures';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { useTranslation } from 'react-i18next';
import { Part } from '../../../lib/part/part.tsx';
import { Fold } from '../categories/fold.tsx';
import { ThemesPart } from '../categories/themes-part.tsx';
import { editorTexts } from '../editor.fr.ts';
import { DescriptionField, PeriodsPart, TitleField } from '../tabs/dates-tab.tsx';
import type { TabProps } from '../tabs/tab-props.ts';
import classes from '../tabs/tabs.module.css';

const FirstDetails = lazyPart(async () => (await import('./first-details.tsx')).FirstDetails);

const foldedFields = poiFigureNames.map((name) => `/dates/${name}`);

/**
 * The first step of a creation: what every event has, in the order in which an organiser thinks of
 * it. What few events have is folded away.
 */
export function FirstStep(props: TabProps) {
  const { t } = useTranslation(editorTexts);
  return (
    <div className={classes.tab}>
      <TitleField {...props} />
      <PeriodsPart {...props} />
      <ThemesPart {...props} />
      <DescriptionField {...props} rows={5} />
      <Fold
        summary={t('steps.more')}
        mustOpen={foldedFields.some((name) => props.faults.has(name))}
        content={() => (
          <Part waiting={<p className={classes.hint}>{t('loading')}</p>}>
            <FirstDetails {...props} />
          </Part>
        )}
      />
    </div>
  );
}
