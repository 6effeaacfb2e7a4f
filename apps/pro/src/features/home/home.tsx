import type { UserProfile } from '@parages/contracts/types';
import { reviewQueuesOf } from '@parages/contracts/vocabulary/events/review/review-queues';
import { isEditorRole } from '@parages/contracts/vocabulary/organisations/member-roles';
import { Button } from '@parages/ui/button/button';
import { TryAgain } from '@parages/ui/error-state/try-again';
import { Link } from '@parages/ui/link/link';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useChosenOrganisation } from '../../lib/chosen-organisation.ts';
import { openConversations } from '../../lib/conversations/open-conversations.queries.ts';
import { PageWaiting } from '../../lib/page/page-state.tsx';
import { productName } from '../../lib/product.ts';
import { useReviewQueues } from '../../lib/review-queues/review-queues.queries.ts';
import { isReaderOf } from '../../lib/session/permissions.ts';
import { useProfile } from '../../lib/session/signed-in.ts';
import classes from './home.module.css';
import { draftsOf, eventsOf } from './home.queries.ts';
import { Queues } from './queues.tsx';
import { Task } from './task.tsx';
import {
  eventTasks,
  homeTexts,
  type KeyedTask,
  messageTasks,
  organisationTasks,
  waitingTasks,
} from './tasks.ts';
import { Visits } from './visits.tsx';

/** `offers`: shown under the title. */
export function Home({ offers }: { offers?: ReactNode }) {
  const { t } = useTranslation(homeTexts);
  const profile = useProfile();
  return (
    <>
      <title>{`${t('title')} · ${productName}`}</title>
      {profile &&
        (showsEvents(profile) ? (
          <WithEvents profile={profile} offers={offers} />
        ) : (
          <Tasks profile={profile} offers={offers} />
        ))}
    </>
  );
}

/** Readers have no permission, and see the events of their organisations. */
const showsEvents = ({ permissions, organisations }: UserProfile): boolean =>
  isReaderOf(organisations) ||
  (permissions.includes('poi_editor') &&
    (organisations.length > 0 || reviewQueuesOf(permissions).length === 0));

const canEditEvents = ({ permissions, organisations }: UserProfile): boolean =>
  permissions.includes('poi_editor') &&
  (organisations.length === 0 || organisations.some(({ role }) => isEditorRole(role)));

type Counts = Readonly<Record<string, number>>;

function WithEvents({ profile, offers }: { profile: UserProfile; offers: ReactNode }) {
  const { t } = useTranslation(homeTexts);
  const organisationId = useChosenOrganisation();
  const refused = useQuery(eventsOf('refused', organisationId));
  const accepted = useQuery(eventsOf('accepted', organisationId));
  const drafts = useQuery(draftsOf(organisationId));
  const lists = [refused, accepted, drafts];
  const failed = lists.find(({ error, data }) => error !== null && data === undefined);
  if (failed)
    return (
      <Tasks profile={profile} offers={offers}>
        <TryAgain
          title={t('failed')}
          retry={t('retry')}
          onRetry={() => void Promise.all(lists.map(({ refetch }) => refetch()))}
        />
      </Tasks>
    );
  if (!refused.data || !accepted.data || !drafts.data)
    return <PageWaiting>{t('loading')}</PageWaiting>;
  const events = canEditEvents(profile)
    ? [
        ...eventTasks('refused', refused.data.items),
        ...eventTasks('accepted', accepted.data.items),
        ...drafts.data.items.flatMap((draft) =>
          eventTasks(draft.isReady ? 'ready' : 'draft', [draft]),
        ),
      ]
    : [];
  const shown = profile.organisations.filter(
    ({ id }) => organisationId === null || id === organisationId,
  );
  return (
    <Tasks profile={profile} events={events} counts={drafts.data.counts} offers={offers}>
      {(drafts.data.counts.published ?? 0) > 0 && (
        <Visits organisationIds={shown.map(({ id }) => id)} />
      )}
    </Tasks>
  );
}

type TasksProps = {
  profile: UserProfile;
  events?: KeyedTask[];
  counts?: Counts;
  offers: ReactNode;
  children?: ReactNode;
};

function Tasks({ profile, events = [], counts, offers, children }: TasksProps) {
  const { t } = useTranslation(homeTexts);
  const { organisations, firstName } = profile;
  const { isOfTeam, query: queues } = useReviewQueues();
  const isMember = organisations.length > 0;
  const { data: open } = useQuery({ ...openConversations.list(), enabled: isMember });
  const canEdit = canEditEvents(profile);
  // The team works for all organisations: it is not asked to declare one.
  const isAskedToDeclare = isMember || !isOfTeam;
  const todo = [
    ...messageTasks(open?.items ?? []),
    ...(isAskedToDeclare ? organisationTasks(organisations) : []),
    ...events,
  ];
  const waiting = waitingTasks(organisations, canEdit ? (counts?.['in-review'] ?? 0) : 0);
  const hidden =
    counts && canEdit
      ? (counts.refused ?? 0) + (counts.accepted ?? 0) + (counts.draft ?? 0) - events.length
      : 0;
  const isIdle = counts !== undefined && canEdit && todo.length === 0;
  const full = (queues.data?.items ?? []).filter(({ total }) => total > 0);
  const count = todo.length + full.length;
  return (
    <div className={classes.page}>
      <header>
        <h1>{firstName ? t('hello', { name: firstName }) : t('title')}</h1>
        <p className={classes.intro}>{count === 0 ? t('introNone') : t('intro', { count })}</p>
      </header>
      {offers}
      {isOfTeam && <Queues query={queues} />}
      {counts && <Numbers counts={counts} />}
      {todo.length > 0 && (
        <section aria-labelledby="todo">
          <h2 id="todo">{t('todo')}</h2>
          <ul className={classes.tasks}>
            {todo.map((task) => (
              <Task {...task} key={task.key} />
            ))}
          </ul>
          {hidden > 0 && (
            <p className={classes.more}>
              <Link href="/org/events">{t('more', { count: hidden })}</Link>
            </p>
          )}
        </section>
      )}
      {isIdle && <Next isFirst={Object.values(counts).every((count) => count === 0)} />}
      {children}
      {waiting.length > 0 && (
        <section aria-labelledby="waiting">
          <h2 id="waiting">{t('waiting')}</h2>
          <ul className={classes.tasks}>
            {waiting.map((task) => (
              <Task {...task} key={task.key} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

const Next = ({ isFirst }: { isFirst: boolean }) => {
  const { t } = useTranslation(homeTexts);
  const word = isFirst ? 'first' : 'done';
  return (
    <section className={classes.next}>
      <h2>{t(`${word}.title`)}</h2>
      <p>{t(`${word}.text`)}</p>
      <Button href="/org/events/new" icon="plus">
        {t(`${word}.action`)}
      </Button>
    </section>
  );
};

const shown = ['published', 'in-review', 'draft'] as const;

const Numbers = ({ counts }: { counts: Counts }) => {
  const { t } = useTranslation(homeTexts);
  return (
    <section aria-label={t('numbers.title')}>
      <ul className={classes.numbers}>
        {shown.map((status) => (
          <li key={status}>
            <Link href={`/org/events?status=${status}`}>
              <strong>{counts[status] ?? 0}</strong> {t(`numbers.${status}`)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};
