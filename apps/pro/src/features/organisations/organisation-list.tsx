import type { MyOrganisation } from '@parages/contracts/types';
import { memberRoleLabels } from '@parages/contracts/vocabulary/member-roles.fr';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { Icon } from '@parages/ui/icon/icon';
import { Link } from '@parages/ui/link/link';
import { useQuery } from '@tanstack/react-query';
import { PageHead } from '../../lib/page-head.tsx';
import { ReadState } from '../../lib/read-state.tsx';
import { OrganisationBadge } from './organisation-badge.tsx';
import { say } from './organisation-words.ts';
import classes from './organisations.module.css';
import { organisations } from './organisations.queries.ts';

const words = {
  loading: say('list.loading'),
  failed: say('list.failed'),
  failedText: say('list.failedText'),
  retry: say('list.retry'),
};

const add = (variant: 'primary' | 'secondary') => (
  <Button href="/org/organisations/new" variant={variant} icon="plus">
    {say('list.add')}
  </Button>
);

/** One's organisations, each with where it stands. */
export function OrganisationList() {
  const query = useQuery(organisations.mine());
  const { data } = query;
  return (
    <div className={classes.page}>
      <PageHead title={say('list.title')} intro={say('list.intro')}>
        {data && data.items.length > 0 && !data.hasPending && add('secondary')}
      </PageHead>
      <ReadState query={query} words={words} />
      {data?.items.length === 0 && (
        <EmptyState picture="nearby" title={say('list.empty')} actions={add('primary')}>
          <p>{say('list.emptyText')}</p>
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <ul className={classes.cards}>
          {data.items.map((organisation) => (
            <OrganisationRow key={organisation.id} organisation={organisation} />
          ))}
        </ul>
      )}
      {data?.hasPending && <p className={classes.hint}>{say('list.pendingFirst')}</p>}
    </div>
  );
}

function OrganisationRow({
  organisation: { id, name, status, role, reason, memberCount, poiCount },
}: {
  organisation: MyOrganisation;
}) {
  const told = reason !== null && (status === 'refused' || status === 'suspended');
  return (
    <li className={classes.card}>
      <div className={classes.cardHead}>
        <h2>
          <Link href={`/org/organisations/${id}`}>{name}</Link>
        </h2>
        <OrganisationBadge status={status} />
      </div>
      <p className={classes.facts}>
        <span>{memberRoleLabels[role]}</span>
        <span>{say('list.members', { count: memberCount })}</span>
        <span>{say('list.pois', { count: poiCount })}</span>
      </p>
      {told && (
        <p className={classes.reason}>
          {say(status === 'refused' ? 'list.toCorrect' : 'list.suspendedFor', { reason })}
        </p>
      )}
      <Icon name="arrow-right" />
    </li>
  );
}
