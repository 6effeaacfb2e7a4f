import type { OrganisationReviewItem } from '@parages/contracts/types';
import { Icon } from '@parages/ui/icon/icon';
import { VisuallyHidden } from '@parages/ui/visually-hidden/visually-hidden';
import { compareWithRegistry } from './compare.ts';
import classes from './review.module.css';
import { say } from './review-words.ts';

/** What was declared beside what the registry says; where they differ is marked, and said. */
export const ComparisonTable = ({ organisation }: { organisation: OrganisationReviewItem }) => (
  <table className={classes.table}>
    <caption>
      <VisuallyHidden>{say('table.caption')}</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        <th scope="col">{say('table.field')}</th>
        <th scope="col">{say('table.declared')}</th>
        <th scope="col">{say('table.registry')}</th>
      </tr>
    </thead>
    <tbody>
      {compareWithRegistry(organisation).map(({ field, declared, registry, isSame }) => (
        <tr key={field} data-differs={isSame === false || undefined}>
          <th scope="row">{say(`fields.${field}`)}</th>
          <td data-label={say('table.declared')}>{declared ?? say('table.absent')}</td>
          <td data-label={say('table.registry')}>
            {registry ?? say('table.absent')}
            {isSame !== null && (
              <span className={classes.mark}>
                <Icon name={isSame ? 'check' : 'alert'} size="1em" />
                {isSame ? (
                  <VisuallyHidden>{say('table.same')}</VisuallyHidden>
                ) : (
                  say('table.differs')
                )}
              </span>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
