import type { MyOrganisation } from '@parages/contracts/types';
import { memberRoleLabels } from '@parages/contracts/vocabulary/organisations/member-roles.fr';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { Icon } from '@parages/ui/icon/icon';
import { Link } from '@parages/ui/link/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../lib/page/page-head.tsx';
import { ReadState } from '../../lib/page/read-state.tsx';
import { OrganisationBadge } from './organisation-badge.tsx';
import { organisationsTexts, say } from './organisation-words.ts';
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

export function OrganisationList() {
  const { t } = useTranslation(organisationsTexts);
  const query = useQuery(organisations.mine());
  const { data } = query;
  return (
    <div className={classes.page}>
      <PageHead title={t('list.title')} intro={t('list.intro')}>
        {data && data.items.length > 0 && !data.hasPending && add('secondary')}
      </PageHead>
      <ReadState query={query} words={words} />
      {data?.items.length === 0 && (
        <EmptyState picture="nearby" title={t('list.empty')} actions={add('primary')}>
          <p>{t('list.emptyText')}</p>
        </EmptyState>
      )}
      {data && data.items.length > 0 && (
        <ul className={classes.cards}>
          {data.items.map((organisation) => (
            <OrganisationRow key={organisation.id} organisation={organisation} />
          ))}
        </ul>
      )}
      {data?.hasPending && <p className={classes.hint}>{t('list.pendingFirst')}</p>}
    </div>
  );
}

function OrganisationRow({
  organisation: { id, name, logoId, status, role, reason, memberCount, poiCount },
}: {
  organisation: MyOrganisation;
}) {
  const { t } = useTranslation(organisationsTexts);
  const hasReason = reason !== null && (status === 'refused' || status === 'suspended');
  return (
    <li className={classes.card}>
      <div className={classes.cardHead}>
        {logoId && <img className={classes.cardLogo} src={`/mediafile/${logoId}?thumb=1`} alt="" />}
        <h2>
          <Link href={`/org/organisations/${id}`}>{name}</Link>
        </h2>
        <OrganisationBadge status={status} />
      </div>
      <p className={classes.facts}>
        <span>{memberRoleLabels[role]}</span>
        <span>{t('list.members', { count: memberCount })}</span>
        <span>{t('list.pois', { count: poiCount })}</span>
      </p>
      {hasReason && (
        <p className={classes.reason}>
          {t(status === 'refused' ? 'list.toCorrect' : 'list.suspendedFor', { reason })}
        </p>
      )}
      <Icon name="arrow-right" />
    </li>
  );
}
