import type { PoiFacets } from '@parages/contracts/types';
import type { PoiSort } from '@parages/contracts/vocabulary/search/search-groups';
import type { PoiOption } from '@parages/contracts/vocabulary/themes/options';
import { optionLabels } from '@parages/contracts/vocabulary/themes/options.fr';
import { Link } from '@parages/ui/link/link';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../lib/i18n/local.ts';
import classes from './pois.module.css';

export function SortLinks({
  sorts,
  sort,
  hrefFor,
}: {
  sorts: readonly PoiSort[];
  sort: PoiSort;
  hrefFor: (sort: PoiSort) => string;
}) {
  const { t } = useTranslation('list');
  return (
    <nav aria-label={t('sort')} className={classes.sort}>
      <span aria-hidden="true">{t('sort')}</span>
      {sorts.map((one) => (
        <Link
          key={one}
          href={hrefFor(one)}
          rel="nofollow"
          aria-current={one === sort ? 'true' : undefined}
        >
          {t(`sorts.${one}`)}
        </Link>
      ))}
    </nav>
  );
}

/** The list leaves out events that do not say whether they offer a selected option. */
export function UnknownOptions({
  options,
  facets,
}: {
  options: readonly PoiOption[];
  facets: PoiFacets | undefined;
}) {
  const { t } = useTranslation('list');
  const local = useLocal({ optionLabels });
  const unknownCounts = options.flatMap((option) => {
    const count = facets?.options[option]?.unknown ?? 0;
    return count === 0 ? [] : [{ option, count }];
  });
  return unknownCounts.map(({ option, count }) => (
    <p key={option} className={classes.unknown}>
      {t('unknown', { option: local.optionLabels[option], count })}
    </p>
  ));
}
