import type { TeamUser } from '@parages/contracts/types';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListSearch } from '../../lib/list/list-search.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { ReadState } from '../../lib/page/read-state.tsx';
import { useAddressFilters } from '../../lib/use-address-filters.ts';
import { type AskedChange, RoleDialog } from './role-dialog.tsx';
import { usersTexts } from './users.fr.ts';
import classes from './users.module.css';
import { users } from './users.queries.ts';
import { UsersTable } from './users-table.tsx';

export function UsersPage() {
  const { t } = useTranslation(usersTexts);
  const { search, change } = useAddressFilters();
  const q = search.get('q') ?? '';
  const query = useQuery(users.list(q));
  const items: readonly TeamUser[] = query.data?.items ?? [];
  const [asked, setAsked] = useState<AskedChange | null>(null);
  return (
    <div className={classes.page}>
      <PageHead title={t('title')} intro={t('intro')} />
      <ListSearch label={t('search')} q={q} onChange={(text) => change('q', text)}>
        {null}
      </ListSearch>
      <ReadState
        query={query}
        words={{ loading: t('loading'), failed: t('failed'), retry: t('retry') }}
      />
      {query.data && items.length === 0 && <EmptyState title={t('none')} />}
      {items.length > 0 && <UsersTable users={items} onAsk={setAsked} />}
      {query.data?.hasMore && <p className={classes.hint}>{t('more')}</p>}
      {asked && <RoleDialog asked={asked} onClose={() => setAsked(null)} />}
    </div>
  );
}
