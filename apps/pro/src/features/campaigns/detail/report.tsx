import type { CampaignReport } from '@parages/contracts/types';
import { DayChart } from '@parages/ui/day-chart/day-chart';
import { TryAgain } from '@parages/ui/error-state/try-again';
import { formatPlainDay } from '@parages/ui/format/day.fr';
import { formatCount } from '@parages/ui/format/number.fr';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { parisToday } from '../../../lib/clock.ts';
import { campaigns } from '../campaigns.queries.ts';
import { campaignsTexts, spanOf } from '../words.ts';
import { campaignTexts } from './detail.fr.ts';
import classes from './detail.module.css';

const drawn = ['impressions', 'clicks', 'favorites'] as const;
const compared = ['impressions', 'clicks', 'views', 'favorites'] as const;

export function Report({ campaignId, startDate }: { campaignId: string; startDate: string }) {
  const { t } = useTranslation(campaignTexts);
  const { t: tCampaigns } = useTranslation(campaignsTexts);
  const { data, error, refetch } = useQuery(campaigns.report(campaignId));
  const today = parisToday();
  return (
    <section
      className={classes.report}
      aria-labelledby="campaign-report"
      aria-busy={!data && !error}
    >
      <header>
        <h2 id="campaign-report">{t('report.title')}</h2>
        <p className={classes.hint}>{t('report.intro')}</p>
      </header>
      {!data && error && (
        <TryAgain
          title={t('report.failed')}
          retry={tCampaigns('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <p className={classes.hint}>{t('report.loading')}</p>}
      {data && data.totals.impressions === 0 && startDate <= today && (
        <p className={classes.hint}>{t('report.empty')}</p>
      )}
      {data && (
        <>
          <div className={classes.charts}>
            {drawn.map((name) => (
              <DayChart
                key={name}
                title={t(`report.${name}`)}
                values={data.days.map(({ day, [name]: value }) => ({ day, value }))}
                formatDay={(day) => formatPlainDay(day, today)}
                formatCount={formatCount}
                words={{
                  showTable: t('report.table'),
                  day: t('report.day'),
                  count: t('report.count'),
                }}
              />
            ))}
          </div>
          <Comparison report={data} today={today} />
        </>
      )}
    </section>
  );
}

function Comparison({
  report: { totals, before },
  today,
}: {
  report: CampaignReport;
  today: string;
}) {
  const { t } = useTranslation(campaignTexts);
  return (
    <div className={classes.scroll}>
      <table className={classes.comparison}>
        <caption>{t('report.comparison')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('report.measure')}</th>
            <th scope="col">{t('report.before', { span: spanOf(before, today).toLowerCase() })}</th>
            <th scope="col">{t('report.during')}</th>
          </tr>
        </thead>
        <tbody>
          {compared.map((name) => (
            <tr key={name}>
              <th scope="row">{t(`report.${name}`)}</th>
              <td>{formatCount(before[name])}</td>
              <td>{formatCount(totals[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
