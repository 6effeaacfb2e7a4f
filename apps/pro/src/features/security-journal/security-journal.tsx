import {
  isSecurityEventKind,
  securityEventKinds,
} from '@parages/contracts/vocabulary/accounts/security-events';
import { Button } from '@parages/ui/button/button';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../lib/form/date-field.tsx';
import { SelectField } from '../../lib/form/select-field.tsx';
import { MoreButton } from '../../lib/list/more-button.tsx';
import { PageHead } from '../../lib/page/page-head.tsx';
import { ReadState } from '../../lib/page/read-state.tsx';
import { textsOf } from '../../lib/texts.ts';
import { useAddressFilters } from '../../lib/use-address-filters.ts';
import { securityJournalTexts } from './journal.fr.ts';
import classes from './journal.module.css';
import { type JournalFilters, securityJournal } from './journal.queries.ts';
import { JournalTable } from './journal-table.tsx';

const say = textsOf(securityJournalTexts);
const words = { loading: say('loading'), failed: say('failed'), retry: say('retry') };
const kinds = ['', ...securityEventKinds] as const;

const filtersOf = (search: URLSearchParams): JournalFilters => {
  const kind = search.get('kind') ?? '';
  const [account, network, from, to] = ['account', 'network', 'from', 'to'].map(
    (name) => search.get(name) || null,
  );
  return {
    kind: isSecurityEventKind(kind) ? kind : null,
    account: account ?? null,
    network: network ?? null,
    from: from ?? null,
    to: to ?? null,
  };
};

export function SecurityJournal() {
  const { t } = useTranslation(securityJournalTexts);
  const { search, change, clear } = useAddressFilters();
  const filters = filtersOf(search);
  const query = useInfiniteQuery(securityJournal(filters));
  const events = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const hrefOf = (name: 'account' | 'network', value: string): string => {
    const next = new URLSearchParams(search);
    next.set(name, value);
    return `/org/moderation/security?${next}`;
  };
  const account = events
    .flatMap(({ actor, subject }) => [actor, subject])
    .find((one) => one?.id === filters.account);
  return (
    <div className={classes.page}>
      <PageHead title={t('title')} intro={t('intro')} />
      <search className={classes.filters}>
        <SelectField
          name="kind"
          label={t('kind')}
          value={filters.kind ?? ''}
          options={kinds.map((kind) => ({
            value: kind,
            label: kind === '' ? t('everyKind') : t(`kinds.${kind}`),
          }))}
          onChange={(kind) => change('kind', kind)}
        />
        <DateField
          name="from"
          label={t('from')}
          value={filters.from ?? ''}
          onChange={(day) => change('from', day)}
        />
        <DateField
          name="to"
          label={t('to')}
          value={filters.to ?? ''}
          onChange={(day) => change('to', day)}
        />
        {search.size > 0 && (
          <div className={classes.chosen}>
            {filters.account !== null && (
              <span>{t('account', { name: account?.name ?? filters.account })}</span>
            )}
            {filters.network !== null && <span>{t('network', { network: filters.network })}</span>}
            <Button variant="secondary" onClick={clear}>
              {t('clear')}
            </Button>
          </div>
        )}
      </search>
      <ReadState query={query} words={words} />
      {query.data &&
        (events.length === 0 ? (
          <EmptyState title={t('empty')} />
        ) : (
          <JournalTable events={events} hrefOf={hrefOf} />
        ))}
      <MoreButton query={query}>{t('more')}</MoreButton>
    </div>
  );
}
