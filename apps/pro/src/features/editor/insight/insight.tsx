import { Disclosure } from '@parages/ui/disclosure/disclosure';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../../../lib/part/part.tsx';
import { insightTexts } from './insight.fr.ts';
import classes from './insight.module.css';

type SectionProps = { poiId: string };

const History = lazyPart(async () => (await import('./history.tsx')).History);
const Statistics = lazyPart(async () => (await import('./statistics.tsx')).Statistics);

export const Insight = ({ poiId, wasOnline }: SectionProps & { wasOnline: boolean }) => {
  const { t } = useTranslation(insightTexts);
  return (
    <div className={classes.sections}>
      {wasOnline && <Section title={t('statistics.title')} Content={Statistics} poiId={poiId} />}
      <Section title={t('history.title')} Content={History} poiId={poiId} />
    </div>
  );
};

function Section({
  title,
  Content,
  poiId,
}: SectionProps & { title: string; Content: ComponentType<SectionProps> }) {
  const { t } = useTranslation(insightTexts);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={classes.section}>
      <Disclosure summary={<h2>{title}</h2>} isOpen={isOpen} onToggle={setIsOpen}>
        {isOpen && (
          <Part
            waiting={
              <p className={classes.hint} aria-busy="true">
                {t('loading')}
              </p>
            }
          >
            <Content poiId={poiId} />
          </Part>
        )}
      </Disclosure>
    </div>
  );
}
