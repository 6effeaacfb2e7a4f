import type { OrganisationReviewItem } from '@parages/contracts/types';
import { Icon } from '@parages/ui/icon/icon';
import { VisuallyHidden } from '@parages/ui/visually-hidden/visually-hidden';
import { useTranslation } from 'react-i18next';
import { compareWithRegistry } from './compare.ts';
import classes from './review.module.css';
import { organisationReviewTexts } from './review-words.ts';

export const ComparisonTable = ({ organisation }: { organisation: OrganisationReviewItem }) => {
  const { t } = useTranslation(organisationReviewTexts);
  return (
    <table className={classes.table}>
      <caption>
        <VisuallyHidden>{t('table.caption')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('table.field')}</th>
          <th scope="col">{t('table.declared')}</th>
          <th scope="col">{t('table.registry')}</th>
        </tr>
      </thead>
      <tbody>
        {compareWithRegistry(organisation).map(({ field, declared, registry, isSame }) => (
          <tr key={field} data-differs={isSame === false || undefined}>
            <th scope="row">{t(`fields.${field}`)}</th>
            <td data-label={t('table.declared')}>{declared ?? t('table.absent')}</td>
            <td data-label={t('table.registry')}>
              {registry ?? t('table.absent')}
              {isSame !== null && (
                <span className={classes.mark}>
                  <Icon name={isSame ? 'check' : 'alert'} size="1em" />
                  {isSame ? <VisuallyHidden>{t('table.same')}</VisuallyHidden> : t('table.differs')}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
