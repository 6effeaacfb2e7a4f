import {
  type OrganiserSort,
  organiserSorts,
} from '@parages/contracts/vocabulary/events/lists/organiser-list';
import { FilterChip } from '@parages/ui/chips/filter-chip';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import { SelectField } from '../../lib/form/select-field.tsx';
import { chooseDensity, useIsDense } from './list-density.ts';
import { poiListTexts } from './poi-list.fr.ts';
import classes from './poi-list.module.css';
import type { Selection } from './use-selection.ts';

export type ListToolsProps = {
  /** Null for a reader, who can do nothing with the events. */
  selection: Selection | null;
  selectAll: Ref<HTMLInputElement>;
  sort: OrganiserSort;
  onSort: (sort: OrganiserSort) => void;
};

export function ListTools({ selection, selectAll, sort, onSort }: ListToolsProps) {
  const { t } = useTranslation(poiListTexts);
  const isDense = useIsDense();
  return (
    <div className={classes.tools}>
      {selection && (
        <label className={classes.mark}>
          <input
            ref={selectAll}
            type="checkbox"
            checked={selection.areAllChosen}
            disabled={selection.selectable.length === 0}
            onChange={selection.areAllChosen ? selection.clear : selection.chooseAll}
          />
          {t('selectAll')}
        </label>
      )}
      <div className={classes.order}>
        <SelectField
          name="sort"
          label={t('sort')}
          value={sort}
          onChange={onSort}
          options={organiserSorts.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        />
        <FilterChip isPressed={isDense} onPress={() => chooseDensity(!isDense)}>
          {t('dense')}
        </FilterChip>
      </div>
    </div>
  );
}
