import type { OrganisationQueue } from '@parages/contracts/types';
import { registryStateLabels } from '@parages/contracts/vocabulary/organisations/organisation-statuses.fr';
import { Badge } from '@parages/ui/badge/badge';
import { FilterChip } from '@parages/ui/chips/filter-chip';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { Link } from '@parages/ui/link/link';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { now } from '../../lib/clock.ts';
import { TextField } from '../../lib/form/text-field.tsx';
import { ReadState } from '../../lib/page/read-state.tsx';
import { chosenOf, useAddressFilters } from '../../lib/use-address-filters.ts';
import { useTyped } from '../../lib/use-typed.ts';
import classes from './review.module.css';
import { organisationReviews, type QueueFilter, queueFilters } from './review.queries.ts';
import { ReviewSheet } from './review-sheet.tsx';
import { ageOf, organisationReviewTexts, say } from './review-words.ts';

const words = { loading: say('loading'), failed: say('failed'), retry: say('retry') };

export function ReviewQueue({ organisationId }: { organisationId: string | null }) {
  const { t } = useTranslation(organisationReviewTexts);
  const { search, change } = useAddressFilters();
  const filter = chosenOf(queueFilters, search.get('status')) ?? 'pending';
  const q = search.get('q') ?? '';
  const [typed, setTyped] = useTyped(q, (text) => change('q', text));
  const query = useQuery(organisationReviews.list(filter, q));
  const { data } = query;
  return (
    <div className={classes.page} data-open={organisationId !== null || undefined}>
      <header className={classes.head}>
        <h1>{t('title')}</h1>
        <p className={classes.intro}>{t('intro')}</p>
      </header>
      <div className={classes.tools}>
        <fieldset className={classes.chips} aria-label={t('filter')}>
          {queueFilters.map((one) => (
            <FilterChip
              key={one}
              isPressed={one === filter}
              onPress={() => change('status', one)}
              {...(data && { count: one === 'changes' ? data.changes : data.counts[one] })}
            >
              {t(`statuses.${one}`)}
            </FilterChip>
          ))}
        </fieldset>
        <TextField
          name="q"
          type="search"
          label={t('search')}
          isLabelHidden
          className={classes.search}
          placeholder={t('search')}
          value={typed}
          onChange={setTyped}
        />
      </div>
      <div className={classes.columns}>
        <div className={classes.list}>
          <ReadState query={query} words={words} />
          {data && (
            <List
              queue={data}
              organisationId={organisationId}
              filter={filter}
              search={search.toString()}
            />
          )}
        </div>
        <div className={classes.sheet}>
          {organisationId === null ? (
            data && data.items.length > 0 && <p className={classes.hint}>{t('choose')}</p>
          ) : (
            <ReviewSheet
              key={organisationId}
              organisationId={organisationId}
              back={`/org/moderation/organisations?${search}`}
            />
          )}
        </div>
      </div>
    </div>
  );
}

type ListProps = {
  queue: OrganisationQueue;
  organisationId: string | null;
  filter: QueueFilter;
  search: string;
};

function List({ queue: { items }, organisationId, filter, search }: ListProps) {
  const { t } = useTranslation(organisationReviewTexts);
  if (items.length === 0)
    return (
      <EmptyState
        title={t(
          filter === 'pending' ? 'emptyPending' : filter === 'changes' ? 'emptyChanges' : 'empty',
        )}
      >
        {filter === 'pending' && <p>{t('emptyPendingText')}</p>}
      </EmptyState>
    );
  return (
    <ul className={classes.items} aria-label={t('list')}>
      {items.map(({ id, name, locality, submittedAt, registryState, change }) => (
        <li key={id} className={classes.item} data-current={id === organisationId || undefined}>
          <Link
            href={`/org/moderation/organisations/${id}?${search}`}
            aria-current={id === organisationId ? 'true' : undefined}
          >
            {name}
          </Link>
          <p>
            {locality} ·{' '}
            {ageOf(
              filter === 'changes' && change !== null ? change.submittedAt : submittedAt,
              now(),
            )}
          </p>
          {registryState !== 'found' && (
            <Badge tone="warning">{registryStateLabels[registryState]}</Badge>
          )}
        </li>
      ))}
    </ul>
  );
}
