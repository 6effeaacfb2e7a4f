import type { ReportedPoi } from '@parages/contracts/types';
import { reportKindLabels } from '@parages/contracts/vocabulary/events/report-kinds.fr';
import { Badge } from '@parages/ui/badge/badge';
import { Button } from '@parages/ui/button/button';
import { formatInstantDay, formatLongDay } from '@parages/ui/format/day.fr';
import { Link } from '@parages/ui/link/link';
import { toast } from '@parages/ui/toaster/toast';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../../lib/i18n/local.ts';
import { useSite } from '../../../lib/site.tsx';
import { useAct } from '../use-act.ts';
import { useCloseReports } from './dashboard.queries.ts';
import classes from './reports.module.css';

export function ReportedEvent({ poi, onClosed }: { poi: ReportedPoi; onClosed: () => void }) {
  const { t } = useTranslation('dashboard');
  const { t: tModeration } = useTranslation('moderation');
  const local = useLocal({ formatLongDay, reportKindLabels });
  const { proOrigin } = useSite();
  const closeReports = useCloseReports();
  const { isBusy, run } = useAct();
  const { id, slugFr, label, locality, startDate, organisation, reports } = poi;
  const when = poi.isPermanent ? t('always') : startDate ? local.formatLongDay(startDate) : '';
  const hasPage = slugFr !== null && poi.status === 'published';
  const close = () =>
    run(
      () => closeReports(id, poi.latestReportId),
      () => {
        toast('success', t('reports.closed', { label }));
        onClosed();
      },
    );
  return (
    <li className={classes.event}>
      <h2>{hasPage ? <Link href={`/evenement/${slugFr}`}>{label}</Link> : label}</h2>
      <p className={classes.soft}>
        {[locality, when, organisation?.name].filter(Boolean).join(' · ')}
      </p>
      <p className={classes.badges}>
        {!poi.isEnabled && <Badge tone="danger">{t('hidden')}</Badge>}
        {poi.kinds.map(({ kind, count }) => (
          <Badge key={kind} tone="warning">
            {t('reports.kind', { kind: local.reportKindLabels[kind], count })}
          </Badge>
        ))}
      </p>
      <ul className={classes.reports}>
        {reports.map((report) => (
          <Report key={report.id} report={report} />
        ))}
      </ul>
      {poi.total > reports.length && (
        <p className={classes.soft}>{t('reports.older', { count: poi.total - reports.length })}</p>
      )}
      {poi.isOwn && <p>{tModeration('own')}</p>}
      <div className={classes.acts}>
        {!poi.isOwn && (
          <Button
            icon="check"
            isBusy={isBusy}
            aria-label={t('reports.closeOne', { label })}
            onClick={() => void close()}
          >
            {t('reports.close')}
          </Button>
        )}
        <Button
          variant="secondary"
          icon="external"
          href={`${proOrigin}/org/events/${id}`}
          aria-label={t('reports.editOne', { label })}
        >
          {t('reports.edit')}
        </Button>
      </div>
    </li>
  );
}

function Report({
  report: { kind, message, email, createdAt },
}: {
  report: ReportedPoi['reports'][number];
}) {
  const { t } = useTranslation('dashboard');
  const local = useLocal({ formatInstantDay, reportKindLabels });
  return (
    <li>
      <p className={classes.soft}>
        {local.reportKindLabels[kind]}
        {' · '}
        <time dateTime={createdAt}>{local.formatInstantDay(new Date(createdAt))}</time>
      </p>
      {message !== '' && <p className={classes.message}>{message}</p>}
      {email !== null && (
        <p>
          <a href={`mailto:${email}`}>{t('reports.answer', { email })}</a>
        </p>
      )}
    </li>
  );
}
