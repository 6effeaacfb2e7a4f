import { shiftDay } from '@parages/contracts/vocabulary/dates/date-presets';
import { Button } from '@parages/ui/button/button';
import { DayChart } from '@parages/ui/day-chart/day-chart';
import { formatPlainDay } from '@parages/ui/format/day.fr';
import { formatCount } from '@parages/ui/format/number.fr';
import { saveFile } from '@parages/ui/save-file/save-file';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parisToday } from '../../../lib/clock.ts';
import { SelectField } from '../../../lib/form/select-field.tsx';
import { editor } from '../editor.queries.ts';
import { insightTexts } from './insight.fr.ts';
import classes from './insight.module.css';
import { statisticsCsv } from './statistics-csv.ts';
import { Waiting } from './waiting.tsx';

const counted = ['views', 'favorites', 'clicks'] as const;
const periods = ['7', '30', '90', '365'] as const;

export function Statistics({ poiId }: { poiId: string }) {
  const { t } = useTranslation(insightTexts);
  const [period, setPeriod] = useState<(typeof periods)[number]>('30');
  const today = parisToday();
  const range = { from: shiftDay(today, 1 - Number(period)), to: today };
  const { data, error, refetch } = useQuery(editor.statistics(poiId, range));
  if (!data) return <Waiting hasFailed={error !== null} onRetry={() => void refetch()} />;
  const download = (): void => {
    const head = [
      t('statistics.day'),
      t('statistics.views'),
      t('statistics.favorites'),
      t('statistics.clicks'),
    ] as const;
    const csv = new Blob([statisticsCsv(data.items, head)], { type: 'text/csv' });
    saveFile(t('statistics.file', range), csv);
  };
  return (
    <>
      <p className={classes.hint}>{t('statistics.intro')}</p>
      <div className={classes.choices}>
        <SelectField
          name="statistics-period"
          label={t('statistics.period')}
          value={period}
          options={periods.map((value) => ({ value, label: t(`statistics.periods.${value}`) }))}
          onChange={setPeriod}
        />
        <Button variant="secondary" icon="download" onClick={download}>
          {t('statistics.download')}
        </Button>
      </div>
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
