import { DayChart } from '@parages/ui/day-chart/day-chart';
import { formatPlainDay } from '@parages/ui/format/day.fr';
import { formatCount } from '@parages/ui/format/number.fr';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { parisToday } from '../../lib/clock.ts';
import { visitsOf } from './home.queries.ts';
import { homeTexts } from './tasks.ts';
import classes from './visits.module.css';

const beside = ['favorites', 'clicks'] as const;

export function Visits({ organisationIds }: { organisationIds: readonly string[] }) {
  const { t } = useTranslation(homeTexts);
  const { data, error } = useQuery(visitsOf(organisationIds));
  if (error && !data) return <p className={classes.hint}>{t('visits.failed')}</p>;
  const today = parisToday();
  return (
    <section className={classes.visits} aria-labelledby="visits" aria-busy={!data}>
      <header>
        <h2 id="visits">{t('visits.title')}</h2>
        <p className={classes.hint}>{t('visits.intro')}</p>
      </header>
      {data && (
        <div className={classes.figures}>
          <DayChart
            title={t('visits.views')}
            values={data.days.map(({ day, views }) => ({ day, value: views }))}
            formatDay={(day) => formatPlainDay(day, today)}
            formatCount={formatCount}
            words={{
              showTable: t('visits.table'),
              day: t('visits.day'),
              count: t('visits.count'),
            }}
          />
          <dl className={classes.beside}>
            {beside.map((name) => (
              <div key={name}>
                <dt>{t(`visits.${name}`)}</dt>
                <dd>{formatCount(data.totals[name])}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
    </section>
  );
}
