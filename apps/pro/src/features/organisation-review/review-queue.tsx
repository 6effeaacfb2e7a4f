import type { OrganisationQueue } from '@parages/contracts/types';
import { type OrganisationStatus, organisationStatuses } from '@parages/contracts/vocabulary/organisation-statuses';
import { registryStateLabels } from '@parages/contracts/vocabulary/organisation-statuses.fr';
import { Badge } from '@parages/ui/badge/badge';
import { FilterChip } from '@parages/ui/chips/filter-chip';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { TryAgain } from '@parages/ui/error-state/try-again';
import { Link } from '@parages/ui/link/link';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import classes from './review.module.css';
import { organisationReviews } from './review.queries.ts';
import { ReviewSheet } from './review-sheet.tsx';
import { ageOf, say } from './review-words.ts';

const isStatus = (text: string | null): text is OrganisationStatus => organisationStatuses.some((status) => status === text);

/** The organisations that wait for a moderator, and one of them beside. */
export function ReviewQueue({ organisationId }: { organisationId: string | null }) {
  const [params, setParams] = useSearchParams();
  const told = params.get('status');
  const status = isStatus(told) ? told : 'pending';
  const q = params.get('q') ?? '';
  const { data, error, refetch } = useQuery(organisationReviews.list(status, q));
  const change = (name: string, value: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return (
    <div className={classes.page} data-open={organisationId !== null || undefined}>
      <header className={classes.head}>
        <h1>{say('title')}</h1>
        <p className={classes.intro}>{say('intro')}</p>
      </header>
      <div className={classes.tools}>
        <fieldset className={classes.chips} aria-label={say('filter')}>
          {organisationStatuses.map((one) => (
            <FilterChip
              key={one}
              isPressed={one === status}
              onPress={() => change('status', one)}
              {...(data && { count: data.counts[one] })}
            >
              {say(`statuses.${one}`)}
            </FilterChip>
          ))}
        </fieldset>
        <input
          type="search"
          className={classes.search}
          aria-label={say('search')}
          placeholder={say('search')}
          value={q}
          onChange={({ target }) => change('q', target.value)}
        />
      </div>
      <div className={classes.columns}>
        <div className={classes.list}>
          {!data && !error && <p aria-busy="true">{say('loading')}</p>}
          {!data && error && <TryAgain title={say('failed')} retry={say('retry')} onRetry={() => void refetch()} />}
          {data && <List queue={data} {...{ organisationId, status }} search={params.toString()} />}
        </div>
        <div className={classes.sheet}>
          {organisationId === null ? (
            data && data.items.length > 0 && <p className={classes.hint}>{say('choose')}</p>
          ) : (
            <ReviewSheet key={organisationId} organisationId={organisationId} back={`/org/moderation/organisations?${params}`} />
          )}
        </div>
      </div>
    </div>
  );
}

type ListProps = { queue: OrganisationQueue; organisationId: string | null; status: OrganisationStatus; search: string };

function List({ queue: { items }, organisationId, status, search }: ListProps) {
  if (items.length === 0)
    return (
      <EmptyState title={say(status === 'pending' ? 'emptyPending' : 'empty')}>
        {status === 'pending' && <p>{say('emptyPendingText')}</p>}
      </EmptyState>
    );
  const now = new Date();
  return (
    <ul className={classes.items} aria-label={say('list')}>
      {items.map(({ id, name, locality, submittedAt, registryState }) => (
        <li key={id} className={classes.item} data-current={id === organisationId || undefined}>
          <Link href={`/org/moderation/organisations/${id}?${search}`} aria-current={id === organisationId ? 'true' : undefined}>
            {name}
          </Link>
          <p>
            {locality} · {ageOf(submittedAt, now)}
          </p>
          {registryState !== 'found' && <Badge tone="warning">{registryStateLabels[registryState]}</Badge>}
        </li>
      ))}
    </ul>
  );
}
