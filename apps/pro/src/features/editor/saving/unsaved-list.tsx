import type { PoiError } from '@parages/contracts/vocabulary/events/poi-errors';
import { useTranslation } from 'react-i18next';
import { fieldId } from '../../../lib/form/field-id.ts';
import { fieldLabel } from './field-label.fr.ts';
import { savingTexts } from './saving.fr.ts';
import classes from './unsaved-list.module.css';

export type UnsavedListProps = {
  /** One for each wrong field. */
  errors: readonly PoiError[];
  onJump: (error: PoiError) => void;
  /** Without it, nothing is to choose. */
  onChoose?: () => void;
};

// The tabs count all errors: the bar at the bottom of a phone has room for these.
const most = 3;

export function UnsavedList({ errors, onJump, onChoose }: UnsavedListProps) {
  const { t } = useTranslation(savingTexts);
  return (
    <ul className={classes.unsaved} aria-label={t('toFields')}>
      {onChoose && (
        <li>
          <button type="button" onClick={onChoose}>
            {t('toChoice')}
          </button>
        </li>
      )}
      {errors.slice(0, most).map((error) => (
        <li key={error.field}>
          <a
            href={`#${fieldId(error.field)}`}
            onClick={(event) => {
              event.preventDefault();
              onJump(error);
            }}
          >
            {fieldLabel(error.field)}
          </a>
        </li>
      ))}
    </ul>
  );
}
