import { DayChart } from '@parages/ui/day-chart/day-chart';
import { formatPlainDay } from '@parages/ui/format/day.fr';
import { formatCount } from '@parages/ui/format/number.fr';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { parisToday } from '../../../lib/clock.ts';
import { editor } from '../editor.queries.ts';
import { insightTexts } from './insight.fr.ts';
import classes from './insight.module.css';
import { Waiting } from './waiting.tsx';

const counted = ['views', 'favorites', 'clicks'] as const;

export function Statistics({ poiId }: { poiId: string }) {
  const { t } = useTranslation(insightTexts);
  const { data, error, refetch } = useQuery(editor.statistics(poiId));
  if (!data) return <Waiting hasFailed={error !== null} onRetry={() => void refetch()} />;
  const today = parisToday();
  return (
    <>
      <p className={classes.hint}>{t('statistics.intro')}</p>
      <div className={classes.charts}>
        {counted.map((name) => (
          <DayChart
            key={name}
            title={t(`statistics.${name}`)}
            values={data.items.map(({ day, [name]: value }) => ({ day, value }))}
            formatDay={(day) => formatPlainDay(day, today)}
            formatCount={formatCount}
            words={{
              showTable: t('statistics.table'),
              day: t('statistics.day'),
              count: t('statistics.count'),
            }}
          />
        ))}
      </div>
    </>
  );
}
