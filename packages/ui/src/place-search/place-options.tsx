import { Icon } from '../icon/icon.tsx';
import type { PlaceItem } from './place-item.ts';
import classes from './place-search.module.css';

export type PlaceOptionsProps = {
  id: string;
  label: string;
  words: { loading: string; empty: string };
  isLoading: boolean;
  isShown: boolean;
  items: readonly PlaceItem[];
  activeId: string | undefined;
  onSelect: (item: PlaceItem) => void;
};

/** The list under the field: suggestions, or one line that says it is searching or found nothing. */
export function PlaceOptions({ id, label, words, isLoading, isShown, items, activeId, onSelect }: PlaceOptionsProps) {
  const note = isLoading ? words.loading : items.length === 0 ? words.empty : null;
  return (
    <div id={`${id}-list`} role="listbox" aria-label={label} className={classes.list} hidden={!isShown}>
      {note !== null ? (
        // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the field (combobox pattern of ARIA 1.2): it closes the list when it loses it
        <div role="option" aria-selected={false} aria-disabled="true" className={classes.note}>
          {note}
        </div>
      ) : (
        items.map((item) => (
          // biome-ignore lint/a11y/useFocusableInteractive: as above: an option that took the focus would be gone before it is chosen
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the focus, and hears the keys (`onKeyDown` of place-search.tsx)
          <div
            key={item.id}
            id={`${id}-${item.id}`}
            role="option"
            aria-selected={item.id === activeId}
            aria-disabled={item.isDisabled || undefined}
            className={classes.option}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onSelect(item)}
          >
            <Icon name="pin" />
            <span>
              <strong>{item.name}</strong>
              {item.detail && <small>{item.detail}</small>}
            </span>
          </div>
        ))
      )}
    </div>
  );
}
