import type { Poi } from '@parages/contracts/types';
import { formatInstantDay } from '@parages/ui/format/day.fr';
import { Link } from '@parages/ui/link/link';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../../lib/i18n/local.ts';
import classes from '../event.module.css';

export function EventFoot({ poi: { source, updatedAt, slugFr } }: { poi: Poi }) {
  const { t } = useTranslation('event');
  const local = useLocal({ formatInstantDay });
  const names: Record<string, string> = {
    datatourisme: t('sourceDatatourisme'),
    openagenda: t('sourceOpenagenda'),
    demo: t('sourceDemo'),
  };
  return (
    <footer className={classes.foot}>
      {source && <p>{t('source', { source: names[source] ?? source })}</p>}
      <p>
        <time dateTime={updatedAt}>
          {t('updated', { date: local.formatInstantDay(new Date(updatedAt)) })}
        </time>
      </p>
      <Link href={`/feedback?from=${encodeURIComponent(`/evenement/${slugFr}`)}&report=1`}>
        {t('report')}
      </Link>
    </footer>
  );
}
