import { useEffect } from 'react';
import { Icon } from '../icon/icon.tsx';
import type { IconName } from '../icon/icon-paths.ts';
import classes from './option-list.module.css';

export type OptionItem = {
  id: string;
  name: string;
  /** Second line, such as the town with its department. */
  detail?: string;
  /** By default the pin of a place. */
  icon?: IconName;
  isDisabled?: boolean;
  /** Adjacent items with the same heading are a group below it. */
  heading?: string;
};

export type OptionListProps<Item extends OptionItem> = {
  /** Prefix of the ids: `{id}-list`, and `{id}-{item.id}` for each option. */
  id: string;
  label: string;
  /** Shown instead of the options, such as while they load. */
  note?: string | null;
  isShown: boolean;
  items: readonly Item[];
  activeId: string | undefined;
  onSelect: (item: Item) => void;
};

type OptionProps<Item> = { listId: string; item: Item; isActive: boolean; onSelect: () => void };

function Option({ listId, item, isActive, onSelect }: OptionProps<OptionItem>) {
  return (
    <button
      id={`${listId}-${item.id}`}
      type="button"
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      aria-disabled={item.isDisabled || undefined}
      className={classes.option}
      onClick={onSelect}
    >
      <Icon name={item.icon ?? 'pin'} />
      <span>
        <strong>{item.name}</strong>
        {item.detail && <small>{item.detail}</small>}
      </span>
    </button>
  );
}

function groupByHeading<Item extends OptionItem>(items: readonly Item[]): Item[][] {
  const groups: Item[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last && last[0]?.heading === item.heading) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

/** The list of a combobox, whose field keeps the focus and follows the ARIA 1.2 pattern. */
export function OptionList<Item extends OptionItem>({
  id,
  label,
  note = null,
  isShown,
  items,
  activeId,
  onSelect,
}: OptionListProps<Item>) {
  // The focus stays in the field, so that the browser scrolls to no option by itself.
  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(`${id}-${activeId}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, activeId]);
  const options = (group: readonly Item[]) =>
    group.map((item) => (
      <Option
        key={item.id}
        listId={id}
        item={item}
        isActive={item.id === activeId}
        onSelect={() => onSelect(item)}
      />
    ));
  return (
    <div
      id={`${id}-list`}
      role="listbox"
      // Browsers make a list that scrolls a tab stop: the focus would be lost with the closed list.
      tabIndex={-1}
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
        groupByHeading(items).map((group) =>
          group[0]?.heading === undefined ? (
            options(group)
          ) : (
            // Its implicit role is `group`, which a listbox may own.
            <fieldset key={group[0].id} className={classes.group} aria-label={group[0].heading}>
              <p className={classes.heading} aria-hidden="true">
                {group[0].heading}
              </p>
              {options(group)}
            </fieldset>
          ),
        )
      )}
    </div>
  );
}
