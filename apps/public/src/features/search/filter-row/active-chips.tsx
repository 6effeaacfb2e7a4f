import { limits } from '@parages/contracts/vocabulary/limits';
import { quoted } from '@parages/contracts/vocabulary/text/quoted.fr';
import { RemovableChip } from '@parages/ui/chips/removable-chip';
import { formatKilometres } from '@parages/ui/format/distance.fr';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../../lib/i18n/local.ts';
import { useTraitChips } from '../traits/use-trait-words.ts';
import { useWantedFilters } from '../use-filters.ts';
import classes from './filter-row.module.css';
import { focusBeside } from './focus-beside.ts';
import { besideTonight } from './tonight.ts';

/** The active filters that have no chip among the quick filters. */
export function ActiveChips() {
  const { t } = useTranslation('search');
  const local = useLocal({ formatKilometres, quoted });
  const traitChips = useTraitChips();
  const { wanted, now, change } = useWantedFilters();
  const { q, distanceKm, bbox } = wanted;
  const { defaultKm } = limits.radius;
  const chips = [
    ...(q === '' ? [] : [{ key: 'q', label: local.quoted(q), without: { q: '' } }]),
    // The radius has no effect on the rectangle.
    ...(bbox ? [{ key: 'bbox', label: t('area'), without: { bbox: null } }] : []),
    ...(distanceKm === defaultKm || bbox
      ? []
      : [
          {
            key: 'dist',
            label: local.formatKilometres(Math.max(distanceKm, 1)),
            without: { distanceKm: defaultKm },
          },
        ]),
    ...traitChips(besideTonight(wanted, now)),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className={classes.row} aria-label={t('active')}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <RemovableChip
            label={label}
            removeLabel={t('remove')}
            onRemove={() => {
              focusBeside();
              change(without);
            }}
          />
        </li>
      ))}
    </ul>
  );
}
