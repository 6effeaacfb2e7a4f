import type { CampaignReport } from '@parages/contracts/types';
import { parisDay } from '@parages/contracts/vocabulary/date-presets';
import { DayChart } from '@parages/ui/day-chart/day-chart';
import { TryAgain } from '@parages/ui/error-state/try-again';
import { formatPlainDay } from '@parages/ui/format/day.fr';
import { formatCount } from '@parages/ui/format/number.fr';
import { useQuery } from '@tanstack/react-query';
import { campaigns } from '../campaigns.queries.ts';
import { say as sayOfAll, tellSpan } from '../words.ts';
import classes from './detail.module.css';
import { say } from './words.ts';

const drawn = ['impressions', 'clicks', 'favorites'] as const;
const compared = ['impressions', 'clicks', 'views', 'favorites'] as const;

/** What a campaign brought, day by day, and beside as many days before it. */
export function Report({ campaignId, startDate }: { campaignId: string; startDate: string }) {
  const { data, error, refetch } = useQuery(campaigns.report(campaignId));
  const today = parisDay(new Date());
  return (
    <section
      className={classes.report}
      aria-labelledby="campaign-report"
      aria-busy={!data && !error}
    >
      <header>
        <h2 id="campaign-report">{say('report.title')}</h2>
        <p className={classes.hint}>{say('report.intro')}</p>
      </header>
      {!data && error && (
        <TryAgain
          title={say('report.failed')}
          retry={sayOfAll('retry')}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <p className={classes.hint}>{say('report.loading')}</p>}
      {data && data.totals.impressions === 0 && startDate <= today && (
        <p className={classes.hint}>{say('report.empty')}</p>
      )}
      {data && (
        <>
          <div className={classes.charts}>
            {drawn.map((name) => (
              <DayChart
                key={name}
                title={say(`report.${name}`)}
                values={data.days.map(({ day, [name]: value }) => ({ day, value }))}
                formatDay={(day) => formatPlainDay(day, today)}
                formatCount={formatCount}
                words={{
                  showTable: say('report.table'),
                  day: say('report.day'),
                  count: say('report.count'),
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
  return (
    <div className={classes.scroll}>
      <table className={classes.comparison}>
        <caption>{say('report.comparison')}</caption>
        <thead>
          <tr>
            <th scope="col">{say('report.measure')}</th>
            <th scope="col">
              {say('report.before', { span: tellSpan(before, today).toLowerCase() })}
            </th>
            <th scope="col">{say('report.during')}</th>
          </tr>
        </thead>
        <tbody>
          {compared.map((name) => (
            <tr key={name}>
              <th scope="row">{say(`report.${name}`)}</th>
              <td>{formatCount(before[name])}</td>
              <td>{formatCount(totals[name])}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
