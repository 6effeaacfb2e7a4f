import type { OrganisationReview } from '@parages/contracts/types';
import { VisuallyHidden } from '@parages/ui/visually-hidden/visually-hidden';
import classes from './review.module.css';
import { dayOf, say } from './review-words.ts';

const fields = ['name', 'locality', 'website', 'description'] as const;

/** The proposal of an approved organisation, beside what visitors read. */
export function ProposedChange({ organisation }: { organisation: OrganisationReview }) {
  const { change } = organisation;
  if (change === null) return null;
  return (
    <section className={classes.change} aria-labelledby="change">
      <h3 id="change">
        {change.reason === null
          ? say('change.title', { day: dayOf(change.submittedAt) })
          : say('change.refused')}
      </h3>
      <table className={classes.table}>
        <caption>
          <VisuallyHidden>{say('change.caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">{say('table.field')}</th>
            <th scope="col">{say('change.shown')}</th>
            <th scope="col">{say('change.proposed')}</th>
          </tr>
        </thead>
        <tbody>
          {fields
            .filter((field) => change[field] !== organisation[field])
            .map((field) => (
              <tr key={field} data-differs>
                <th scope="row">{say(`fields.${field}`)}</th>
                <td data-label={say('change.shown')}>
                  {organisation[field] || say('table.absent')}
                </td>
                <td data-label={say('change.proposed')}>{change[field] || say('table.absent')}</td>
              </tr>
            ))}
        </tbody>
      </table>
      {change.reason !== null && (
        <figure className={classes.reason}>
          <figcaption>{say('reason')}</figcaption>
          <blockquote>{change.reason}</blockquote>
        </figure>
      )}
    </section>
  );
}
