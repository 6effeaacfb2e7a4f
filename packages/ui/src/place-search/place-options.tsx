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

export function PlaceOptions({
  id,
  label,
  words,
  isLoading,
  isShown,
  items,
  activeId,
  onSelect,
}: PlaceOptionsProps) {
  const note = isLoading ? words.loading : items.length === 0 ? words.empty : null;
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      aria-label={label}
      className={classes.list}
      hidden={!isShown}
      // Keeps the focus in the field, whose blur would close the list before the click.
      onMouseDown={(event) => event.preventDefault()}
    >
      {note !== null ? (
        <button
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={false}
          aria-disabled="true"
          className={classes.note}
        >
          {note}
        </button>
      ) : (
        items.map((item) => (
          <button
            key={item.id}
            id={`${id}-${item.id}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={item.id === activeId}
            aria-disabled={item.isDisabled || undefined}
            className={classes.option}
            onClick={() => onSelect(item)}
          >
            <Icon name="pin" />
            <span>
              <strong>{item.name}</strong>
              {item.detail && <small>{item.detail}</small>}
            </span>
          </button>
        ))
      )}
    </div>
  );
}
