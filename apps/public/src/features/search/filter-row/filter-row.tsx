import type { PoiFacets } from '@parages/contracts/types';
import { limits } from '@parages/contracts/vocabulary/limits';
import type { Filters } from '@parages/contracts/vocabulary/search/page-filters';
import { Button } from '@parages/ui/button/button';
import { useCurrentInSight } from '@parages/ui/current-in-sight/use-current-in-sight';
import { isPlainClick } from '@parages/ui/link/plain-click';
import { type MouseEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noTraits } from '../traits/use-trait-words.ts';
import { useWantedFilters } from '../use-filters.ts';
import { ActiveChips } from './active-chips.tsx';
import classes from './filter-row.module.css';
import { QuickFilters } from './quick-filters.tsx';

export type FilterRowProps = {
  facets: PoiFacets | null | undefined;
  /** Number of active filters. */
  active: number;
  onCustomDates: () => void;
};

const none: Partial<Filters> = {
  q: '',
  distanceKm: limits.radius.defaultKm,
  bbox: null,
  dates: null,
  options: [],
  ...noTraits,
};

/**
 * All filters of the bar in one row, which scrolls sideways. Shows the pressed chip
 * when it mounts. A chip that is pressed later stays where it is, so that a second press removes
 * its filter; « Tout effacer » stays visible beside the row.
 */
export function FilterRow({ facets, active, onCustomDates }: FilterRowProps) {
  const { t } = useTranslation('search');
  const { wanted, hrefFor, announce } = useWantedFilters();
  const [opensPressed] = useState(wanted.dates !== null || wanted.options.length > 0);
  const row = useCurrentInSight<HTMLDivElement>(opensPressed ? 'pressed' : undefined);
  return (
    <div className={classes.row}>
      <div ref={row} className={classes.chips} data-chips>
        <ActiveChips />
        <QuickFilters facets={facets} onCustomDates={onCustomDates} />
      </div>
      {active > 0 && (
        <Button
          href={hrefFor(none)}
          variant="quiet"
          rel="nofollow"
          onClick={(event: MouseEvent) => isPlainClick(event) && announce(none)}
        >
          {t('clear')}
        </Button>
      )}
    </div>
  );
}
