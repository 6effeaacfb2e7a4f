import { isRefusal } from '@parages/contracts/api-problem';
import type { OrganisationReview } from '@parages/contracts/types';
import { organisationStatusLabels } from '@parages/contracts/vocabulary/organisations/organisation-statuses.fr';
import { Badge } from '@parages/ui/badge/badge';
import { EmptyState } from '@parages/ui/empty-state/empty-state';
import { Link } from '@parages/ui/link/link';
import { Notice } from '@parages/ui/notice/notice';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../lib/day-of.ts';
import { messagesPath } from '../../lib/device-drafts/message-target.ts';
import { ReadState } from '../../lib/page/read-state.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import { Decide } from './decide.tsx';
import { Logo } from './logo.tsx';
import { ProposedChange } from './proposed-change.tsx';
import classes from './review.module.css';
import { organisationReviews } from './review.queries.ts';
import { organisationReviewTexts, say } from './review-words.ts';

const words = { loading: say('loading'), failed: say('failed'), retry: say('retry') };

export function ReviewSheet({ organisationId, back }: { organisationId: string; back: string }) {
  const { t } = useTranslation(organisationReviewTexts);
  const query = useQuery(organisationReviews.one(organisationId));
  const { data, error } = query;
  return (
    <>
      <p className={classes.back}>
        <Link href={back}>{t('backToList')}</Link>
      </p>
      {data && <Sheet organisation={data} />}
      {!data && isRefusal(error) ? (
        <EmptyState picture="lost" title={t('notFound')} />
      ) : (
        <ReadState query={query} words={words} />
      )}
    </>
  );
}

type RegistryAnswer = OrganisationReview['registryState'] | 'rna' | 'rnaUnchecked';

/** Most associations without a SIREN are unknown to the registry: another proof is needed. */
function registryAnswerOf({ siren, rna, registryState }: OrganisationReview): RegistryAnswer {
  if (siren !== null || rna === null) return registryState;
  if (registryState === 'unchecked') return 'rnaUnchecked';
  return registryState === 'unknown' ? 'rna' : registryState;
}

function Sheet({ organisation }: { organisation: OrganisationReview }) {
  const { t } = useTranslation(organisationReviewTexts);
  const { name, status, reason, sameSiren, isOwn, memberCount, poiCount } = organisation;
  const answer = registryAnswerOf(organisation);
  return (
    <article className={classes.article} aria-labelledby="organisation">
      <div>
        <h2 id="organisation">{name}</h2>
        {organisation.logoId !== null && <Logo id={organisation.logoId} />}
        <Applicant {...organisation} />
        <p className={classes.facts}>
          <Badge
            tone={status === 'approved' ? 'success' : status === 'suspended' ? 'ink' : 'warning'}
          >
            {organisationStatusLabels[status]}
          </Badge>
          {t('facts', {
            members: t('members', { count: memberCount }),
            pois: t('pois', { count: poiCount }),
          })}
        </p>
      </div>
      {isOwn && (
        <Notice tone="warning" title={t('own')}>
          <p className={classes.text}>{t('ownText')}</p>
        </Notice>
      )}
      {answer !== 'found' && (
        <Notice tone="warning" title={t(`registry.${answer}.title`)}>
          <p className={classes.text}>{t(`registry.${answer}.text`)}</p>
        </Notice>
      )}
      {sameSiren.length > 0 && (
        <Notice tone="warning" title={t('sameSiren')}>
          <ul className={classes.same}>
            {sameSiren.map((other) => (
              <li key={other.id}>
                <Link href={`/org/moderation/organisations/${other.id}?status=${other.status}`}>
                  {other.name}
                </Link>{' '}
                · {organisationStatusLabels[other.status]}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {reason !== null && status !== 'approved' && (
        <figure className={classes.reason}>
          <figcaption>{t('reason')}</figcaption>
          <blockquote>{reason}</blockquote>
        </figure>
      )}
      <ProposedChange organisation={organisation} />
      <ComparisonTable organisation={organisation} />
      {organisation.siren && (
        <p className={classes.hint}>
          <Link href={`https://annuaire-entreprises.data.gouv.fr/entreprise/${organisation.siren}`}>
            {t('official')}
          </Link>
        </p>
      )}
      {organisation.siren === null && organisation.rna !== null && (
        <p className={classes.hint}>
          <Link
            href={`https://www.journal-officiel.gouv.fr/pages/associations-recherche/?q=${organisation.rna}`}
          >
            {t('associations')}
          </Link>
        </p>
      )}
      <p className={classes.hint}>
        <Link href={messagesPath({ side: 'team', about: 'organisations', id: organisation.id })}>
          {t('writeTo')}
        </Link>
      </p>
      <Decide organisation={organisation} />
      <History history={organisation.history} />
    </article>
  );
}

function Applicant({
  applicant,
  submittedAt,
}: Pick<OrganisationReview, 'applicant' | 'submittedAt'>) {
  const { t } = useTranslation(organisationReviewTexts);
  const day = dayOf(submittedAt);
  if (applicant === null) return <p className={classes.hint}>{t('applicantGone', { day })}</p>;
  const name = `${applicant.firstName} ${applicant.lastName}`.trim() || applicant.email;
  return (
    <p className={classes.hint}>
      <Link href={`/org/profile/${encodeURIComponent(applicant.id)}`}>
        {t('applicant', { name, day })}
      </Link>
    </p>
  );
}

const History = ({ history }: Pick<OrganisationReview, 'history'>) => {
  const { t } = useTranslation(organisationReviewTexts);
  return (
    <details className={classes.history}>
      <summary>{t('history')}</summary>
      <ol>
        {history.map(({ happenedAt, action, actor, subject, detail }) => (
          <li key={`${happenedAt} ${action} ${subject}`}>
            <strong>{t(`acts.${action}`)}</strong>
            {subject !== null && ` · ${subject}`}
            <small>
              <time dateTime={happenedAt}>{dayOf(happenedAt)}</time>
              {actor !== null && ` · ${actor}`}
            </small>
            {typeof detail.reason === 'string' && <q>{detail.reason}</q>}
          </li>
        ))}
      </ol>
    </details>
  );
};
