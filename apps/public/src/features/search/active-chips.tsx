import { limits } from '@parages/contracts/vocabulary/limits';
import { quoted } from '@parages/contracts/vocabulary/text/quoted.fr';
import { optionLabels } from '@parages/contracts/vocabulary/themes/options.fr';
import { RemovableChip } from '@parages/ui/chips/removable-chip';
import { formatKilometres } from '@parages/ui/format/distance.fr';
import { Link } from '@parages/ui/link/link';
import { isPlainClick } from '@parages/ui/link/plain-click';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../lib/i18n/local.ts';
import classes from './search.module.css';
import { useDateWords } from './use-date-words.ts';
import { useWantedFilters } from './use-filters.ts';

export function ActiveChips() {
  const { t } = useTranslation('search');
  const local = useLocal({ optionLabels, formatKilometres, quoted });
  const dateWords = useDateWords();
  const { wanted, change, hrefFor, announce } = useWantedFilters();
  const { q, dates, options, distanceKm, bbox } = wanted;
  const { defaultKm } = limits.radius;
  const none = { q: '', distanceKm: defaultKm, bbox: null, dates: null, options: [] };
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
    ...(dates ? [{ key: 'dates', label: dateWords(dates), without: { dates: null } }] : []),
    ...options.map((option) => ({
      key: option,
      label: local.optionLabels[option],
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
        <Link
          href={hrefFor(none)}
          className={classes.clear}
          rel="nofollow"
          onClick={(event) => isPlainClick(event) && announce(none)}
        >
          {t('clear')}
        </Link>
      </li>
    </ul>
  );
}
