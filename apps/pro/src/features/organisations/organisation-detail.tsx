import { isRefusal } from '@parages/contracts/api-problem';
import type { Organisation } from '@parages/contracts/types';
import { hostPath } from '@parages/contracts/vocabulary/accounts/host-kinds';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { Link } from '@parages/ui/link/link';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageFailed, PageWaiting } from '../../lib/page/page-state.tsx';
import { productName } from '../../lib/product.ts';
import { publicOrigin } from '../../lib/public-origin.ts';
import { OrganisationLogo } from './logo/organisation-logo.tsx';
import { Members } from './members.tsx';
import { OrganisationBadge } from './organisation-badge.tsx';
import { OrganisationChange } from './organisation-change.tsx';
import { OrganisationSheet } from './organisation-sheet.tsx';
import { OrganisationState } from './organisation-state.tsx';
import { organisationsTexts } from './organisation-words.ts';
import classes from './organisations.module.css';
import { organisations } from './organisations.queries.ts';
import { ProgrammeButton } from './programme-button.tsx';

type DetailProps = {
  id: string;
  /** The link to the conversation with the team, which another feature provides. */
  messages: ReactNode;
};

export function OrganisationDetail({ id, messages }: DetailProps) {
  const { t } = useTranslation(organisationsTexts);
  const asked = useQuery(organisations.one(id));
  return (
    <>
      <title>{`${asked.data?.name ?? t('list.title')} · ${productName}`}</title>
      <Body query={asked} messages={messages} />
    </>
  );
}

type BodyProps = { query: UseQueryResult<Organisation>; messages: ReactNode };

function Body({ query: { data, error, refetch }, messages }: BodyProps) {
  const { t } = useTranslation(organisationsTexts);
  if (data) return <Known organisation={data} messages={messages} />;
  if (!error) return <PageWaiting>{t('detail.loading')}</PageWaiting>;
  if (isRefusal(error))
    return (
      <EmptyState
        level={1}
        picture="lost"
        title={t('detail.notFound')}
        actions={<Button href="/org/organisations">{t('create.back')}</Button>}
      />
    );
  return (
    <PageFailed title={t('list.failed')} retry={t('list.retry')} onRetry={() => void refetch()} />
  );
}

type KnownProps = { organisation: Organisation; messages: ReactNode };

const Known = ({ organisation, messages }: KnownProps) => {
  const { t } = useTranslation(organisationsTexts);
  return (
    <div className={classes.page}>
      <p className={classes.back}>
        <Link href="/org/organisations">{t('create.back')}</Link>
      </p>
      <header className={classes.head}>
        <div>
          <h1>{organisation.name}</h1>
          <p className={classes.badges}>
            <OrganisationBadge status={organisation.status} />
          </p>
          {messages}
          {organisation.role === 'owner' && (
            <p>
              <Link href={`/org/organisations/${organisation.id}/api-keys`}>
                {t('detail.apiKeys')}
              </Link>
            </p>
          )}
        </div>
        {organisation.status === 'approved' && (
          <div className={classes.headActions}>
            <ProgrammeButton slug={organisation.slug} />
            <Button
              href={publicOrigin(window.location) + hostPath('organiser', organisation.slug)}
              variant="secondary"
              icon="external"
            >
              {t('detail.publicPage')}
            </Button>
          </div>
        )}
      </header>
      <OrganisationState organisation={organisation} />
      <OrganisationChange organisation={organisation} />
      <OrganisationLogo organisation={organisation} />
      <OrganisationSheet key={organisation.status} organisation={organisation} />
      <Members organisation={organisation} />
      <p>
        <Link href={`/org/organisations/${organisation.id}/agenda`}>{t('detail.agenda')}</Link>
      </p>
      {organisation.role === 'owner' && organisation.status !== 'suspended' && (
        <p>
          <Link href={`/org/organisations/${organisation.id}/webhooks`}>
            {t('detail.webhooks')}
          </Link>
        </p>
      )}
    </div>
  );
};
