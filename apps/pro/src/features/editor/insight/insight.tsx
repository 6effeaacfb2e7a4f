import { Disclosure } from '@parages/ui/disclosure/disclosure';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { insightTexts } from './insight.fr.ts';
import classes from './insight.module.css';

type SectionProps = { poiId: string };

const History = lazy(async () => ({ default: (await import('./history.tsx')).History }));
const Statistics = lazy(async () => ({ default: (await import('./statistics.tsx')).Statistics }));

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
          <Suspense
            fallback={
              <p className={classes.hint} aria-busy="true">
                {t('loading')}
              </p>
            }
          >
            <Content poiId={poiId} />
          </Suspense>
        )}
      </Disclosure>
    </div>
  );
}
