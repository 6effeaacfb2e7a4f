import type { SecurityEvent } from '@parages/contracts/types';
import { formatInstant } from '@parages/ui/format/instant.fr';
import { Link } from '@parages/ui/link/link';
import { VisuallyHidden } from '@parages/ui/visually-hidden/visually-hidden';
import { sayIn } from '../../lib/words.ts';
import { tellSince } from './event-age.fr.ts';
import { journalFr } from './journal.fr.ts';
import classes from './journal.module.css';

const say = sayIn('security-journal', journalFr);
const columns = ['when', 'what', 'who', 'network', 'operation'] as const;

/** Events as a table; each row is a block on a phone. `hrefOf` filters the journal by an account or a network. */
export const JournalTable = ({
  events,
  hrefOf,
}: {
  events: readonly SecurityEvent[];
  hrefOf: (name: 'account' | 'network', value: string) => string;
}) => (
  <table className={classes.table}>
    <caption>
      <VisuallyHidden>{say('caption')}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {say(`columns.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {events.map((event) => (
        <Row key={event.id} event={event} hrefOf={hrefOf} />
      ))}
    </tbody>
  </table>
);

type Account = NonNullable<SecurityEvent['actor']>;
type Hrefs = { hrefOf: (name: 'account' | 'network', value: string) => string };

function Row({ event, hrefOf }: { event: SecurityEvent } & Hrefs) {
  const { at, lastAt, count, kind, actor, subject, network, operation, facts } = event;
  const instant = new Date(at);
  const isOther = subject !== null && actor !== null && subject.id !== actor.id;
  const shown = subject ?? actor;
  const told = Object.entries(facts).map(([name, value]) =>
    name === 'code' || name === 'role' || name === 'kind' ? value : `${name} ${value}`,
  );
  return (
    <tr>
      <td data-label={say('columns.when')}>
        <time dateTime={at} title={formatInstant(instant)}>
          {tellSince(Date.now() - instant.getTime())}
        </time>
        <small>{formatInstant(instant)}</small>
      </td>
      <td data-label={say('columns.what')}>
        <strong>{say(`kinds.${kind}`)}</strong>
        {count > 1 && (
          <small>
            {say('times', { count })}
            {lastAt !== at && `, ${say('until', { instant: formatInstant(new Date(lastAt)) })}`}
          </small>
        )}
      </td>
      <td data-label={say('columns.who')}>
        {shown === null ? say('nobody') : <Name account={shown} hrefOf={hrefOf} />}
        {isOther && (
          <small>
            {say('by', { name: '' })}
            <Name account={actor} hrefOf={hrefOf} />
          </small>
        )}
      </td>
      <td data-label={say('columns.network')}>
        {network === null ? (
          say('nobody')
        ) : (
          <Link href={hrefOf('network', network)}>{network}</Link>
        )}
      </td>
      <td data-label={say('columns.operation')}>
        {operation ?? say('nobody')}
        {told.map((fact) => (
          <small key={fact}>{fact}</small>
        ))}
      </td>
    </tr>
  );
}

const Name = ({ account, hrefOf }: { account: Account } & Hrefs) => (
  <Link href={hrefOf('account', account.id)}>{account.name ?? say('gone')}</Link>
);
