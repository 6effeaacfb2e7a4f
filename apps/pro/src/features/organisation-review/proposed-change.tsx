import type { OrganisationReview } from '@parages/contracts/types';
import { VisuallyHidden } from '@parages/ui/visually-hidden/visually-hidden';
import { useTranslation } from 'react-i18next';
import { dayOf } from '../../lib/day-of.ts';
import { Logo } from './logo.tsx';
import classes from './review.module.css';
import { organisationReviewTexts } from './review-words.ts';

const fields = ['name', 'locality', 'website', 'description'] as const;

export function ProposedChange({ organisation }: { organisation: OrganisationReview }) {
  const { t } = useTranslation(organisationReviewTexts);
  const { change } = organisation;
  if (change === null) return null;
  return (
    <section className={classes.change} aria-labelledby="change">
      <h3 id="change">
        {change.reason === null
          ? t('change.title', { day: dayOf(change.submittedAt) })
          : t('change.refused')}
      </h3>
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>{t('change.caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{t('table.field')}</th>
            <th scope="col">{t('change.shown')}</th>
            <th scope="col">{t('change.proposed')}</th>
          </tr>
        </thead>
        <tbody>
          {fields
            .filter((field) => change[field] !== organisation[field])
            .map((field) => (
              <tr key={field} data-differs>
                <th scope="row">{t(`fields.${field}`)}</th>
                <td data-label={t('change.shown')}>{organisation[field] || t('table.absent')}</td>
                <td data-label={t('change.proposed')}>{change[field] || t('table.absent')}</td>
              </tr>
            ))}
          {change.logoId !== organisation.logoId && (
            <tr data-differs>
              <th scope="row">{t('fields.logo')}</th>
              <td data-label={t('change.shown')}>
                <Logo id={organisation.logoId} />
              </td>
              <td data-label={t('change.proposed')}>
                <Logo id={change.logoId} />
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {change.reason !== null && (
        <figure className={classes.reason}>
          <figcaption>{t('reason')}</figcaption>
          <blockquote>{change.reason}</blockquote>
        </figure>
      )}
    </section>
  );
}
