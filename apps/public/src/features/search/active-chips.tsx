import { findPreset } from '@parages/contracts/vocabulary/date-presets';
import { limits } from '@parages/contracts/vocabulary/limits';
import { optionLabels } from '@parages/contracts/vocabulary/options.fr';
import { RemovableChip } from '@parages/ui/chips/removable-chip';
import { formatSpan } from '@parages/ui/format/card-date.fr';
import { formatKilometres } from '@parages/ui/format/distance.fr';
import { Link } from '@parages/ui/link/link';
import { useTranslation } from 'react-i18next';
import classes from './search.module.css';
import { useFilters } from './use-filters.ts';

/** Every filter that is on, each removable, and a way out of all of them. */
export function ActiveChips() {
  const { t } = useTranslation('search');
  const { filters, now, today, change, hrefFor } = useFilters();
  const { dates, options, distanceKm } = filters;
  const preset = dates && findPreset(dates, now);
  const chips = [
    ...(distanceKm === limits.radius.defaultKm
      ? []
      : [{ key: 'dist', label: formatKilometres(distanceKm), without: { distanceKm: limits.radius.defaultKm } }]),
    ...(dates
      ? [{ key: 'dates', label: preset ? t(`presets.${preset}`) : formatSpan(dates.start, dates.end, today), without: { dates: null } }]
      : []),
    ...options.map((option) => ({
      key: option,
      label: optionLabels[option],
      without: { options: options.filter((one) => one !== option) },
    })),
  ];
  if (chips.length === 0) return null;
  return (
    <ul className={classes.active} aria-label={t('active')}>
      {chips.map(({ key, label, without }) => (
        <li key={key}>
          <RemovableChip label={label} removeLabel={t('remove')} onRemove={() => change(without)} />
        </li>
      ))}
      <li>
        <Link href={hrefFor({ distanceKm: limits.radius.defaultKm, dates: null, options: [] })} className={classes.clear} rel="nofollow">
          {t('clear')}
        </Link>
      </li>
    </ul>
  );
}
