import type { SecurityEvent } from '@parages/contracts/types';
import { formatInstant } from '@parages/ui/format/instant.fr';
import { Link } from '@parages/ui/link/link';
import { useTranslation } from 'react-i18next';
import { now } from '../../lib/clock.ts';
import { DataTable } from '../../lib/list/data-table.tsx';
import { formatSince } from './event-age.fr.ts';
import { securityJournalTexts } from './journal.fr.ts';

const columns = ['when', 'what', 'who', 'network', 'operation'] as const;

export const JournalTable = ({
  events,
  hrefOf,
}: {
  events: readonly SecurityEvent[];
  hrefOf: (name: 'account' | 'network', value: string) => string;
}) => {
  const { t } = useTranslation(securityJournalTexts);
  return (
    <DataTable caption={t('caption')} columns={columns.map((column) => t(`columns.${column}`))}>
      {events.map((event) => (
        <Row key={event.id} event={event} hrefOf={hrefOf} />
      ))}
    </DataTable>
  );
};

type Account = NonNullable<SecurityEvent['actor']>;
type Hrefs = { hrefOf: (name: 'account' | 'network', value: string) => string };

function Row({ event, hrefOf }: { event: SecurityEvent } & Hrefs) {
  const { t } = useTranslation(securityJournalTexts);
  const { at, lastAt, count, kind, actor, subject, network, operation, facts } = event;
  const instant = new Date(at);
  const isOther = subject !== null && actor !== null && subject.id !== actor.id;
  const shown = subject ?? actor;
  const details = Object.entries(facts).map(([name, value]) =>
    name === 'code' || name === 'role' || name === 'kind' ? value : `${name} ${value}`,
  );
  return (
    <tr>
      <td data-label={t('columns.when')}>
        <time dateTime={at} title={formatInstant(instant)}>
          {formatSince(now().getTime() - instant.getTime())}
        </time>
        <small>{formatInstant(instant)}</small>
      </td>
      <td data-label={t('columns.what')}>
        <strong>{t(`kinds.${kind}`)}</strong>
        {count > 1 && (
          <small>
            {t('times', { count })}
            {lastAt !== at && `, ${t('until', { instant: formatInstant(new Date(lastAt)) })}`}
          </small>
        )}
      </td>
      <td data-label={t('columns.who')}>
        {shown === null ? t('none') : <Name account={shown} hrefOf={hrefOf} />}
        {isOther && (
          <small>
            {t('by', { name: '' })}
            <Name account={actor} hrefOf={hrefOf} />
          </small>
        )}
      </td>
      <td data-label={t('columns.network')}>
        {network === null ? t('none') : <Link href={hrefOf('network', network)}>{network}</Link>}
      </td>
      <td data-label={t('columns.operation')}>
        {operation ?? t('none')}
        {details.map((fact) => (
          <small key={fact}>{fact}</small>
        ))}
      </td>
    </tr>
  );
}

const Name = ({ account, hrefOf }: { account: Account } & Hrefs) => {
  const { t } = useTranslation(securityJournalTexts);
  return <Link href={hrefOf('account', account.id)}>{account.name ?? t('gone')}</Link>;
};
