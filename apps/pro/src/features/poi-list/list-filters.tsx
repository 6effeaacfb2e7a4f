import { Button } from '@parages/ui/button/button';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { poiListTexts } from './poi-list.fr.ts';
import classes from './poi-list.module.css';

type ListFiltersProps = {
  /** The number of filters that are set. */
  count: number;
  children: ReactNode;
};

/** The filters of the list: on a phone, behind a button that names how many are set. */
export function ListFilters({ count, children }: ListFiltersProps) {
  const { t } = useTranslation(poiListTexts);
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  return (
    <>
      <div className={classes.unfold}>
        <Button
          variant="secondary"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {count === 0 ? t('filters') : t('filtersSet', { count })}
        </Button>
      </div>
      <div id={id} className={classes.folded} data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
