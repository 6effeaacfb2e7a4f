import { useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../icon/icon.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LiveRegion } from '../live-region/live-region.tsx';
import { nextOption } from '../option-list/next-option.ts';
import { OptionList } from '../option-list/option-list.tsx';
import type { PlaceItem } from './place-item.ts';
import classes from './place-search.module.css';
import { usePendingEnter } from './use-pending-enter.ts';

export type PlaceSearchProps = {
  label: string;
  /** Shows the label to screen readers only. */
  isLabelHidden?: boolean;
  placeholder?: string;
  /** The text in the field. The caller debounces it before a request for suggestions. */
  inputValue: string;
  onInputChange: (text: string) => void;
  /** Suggestions for `inputValue`; `null` before any search, `[]` when nothing was found. */
  items: readonly PlaceItem[] | null;
  isLoading: boolean;
  /** Shown while the field is empty. Enter selects one of them only if it is active. */
  offered?: { items: readonly PlaceItem[]; summary: string } | undefined;
  onSelect: (item: PlaceItem) => void;
  words: { loading: string; empty: string; clear: string; count: (found: number) => string };
  /** Takes the focus on mount. Only for a panel whose single purpose is this field. */
  autoFocus?: boolean;
};

// The arrows skip disabled suggestions: a first one that is disabled is only announced here.
function summarize(words: PlaceSearchProps['words'], found: readonly PlaceItem[]): string {
  const [first] = found;
  if (first === undefined) return words.empty;
  const count = found.some((item) => !item.isDisabled) ? words.count(found.length) : '';
  return first.isDisabled ? [first.detail ?? first.name, count].filter(Boolean).join('. ') : count;
}

const noteOf = (words: PlaceSearchProps['words'], found: number, isLoading: boolean) =>
  isLoading ? words.loading : found === 0 ? words.empty : null;

/** What the list shows once it is open; `first`: what Enter selects when no item is active. */
function listOf({ inputValue, items, isLoading, offered, words }: PlaceSearchProps) {
  if (offered && inputValue === '') {
    const found = offered.items;
    const hasItems = found.length > 0;
    return { found, hasItems, waits: false, note: null, first: undefined, said: offered.summary };
  }
  const found = items ?? [];
  return {
    found,
    hasItems: inputValue.trim() !== '' && (isLoading || items !== null),
    waits: isLoading,
    note: noteOf(words, found.length, isLoading),
    first: found[0]?.blocksEnter ? undefined : found.find((item) => !item.isDisabled),
    said: isLoading ? words.loading : summarize(words, found),
  };
}

/**
 * Combobox of the ARIA 1.2 pattern: focus stays in the field, arrows move through the suggestions,
 * Enter selects one (the first enabled one, once loaded, when none is active), Escape closes the
 * list.
 */
export function PlaceSearch(props: PlaceSearchProps) {
  const { label, isLabelHidden, placeholder, inputValue, onInputChange } = props;
  const { onSelect, words, autoFocus } = props;
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (autoFocus) field.current?.focus();
  }, [autoFocus]);
  const { found, hasItems, waits, note, first, said } = listOf(props);
  const isShown = isOpen && hasItems;
  const activeItem = isShown && !waits ? found[active] : undefined;

  const select = (item: PlaceItem | undefined) => {
    if (!item || item.isDisabled) return;
    setIsOpen(false);
    setActive(-1);
    onSelect(item);
  };
  const pendingEnter = usePendingEnter(waits, () => select(first));
  const close = () => {
    setIsOpen(false);
    setActive(-1);
    pendingEnter.cancel();
  };
  const change = (text: string) => {
    setIsOpen(true);
    setActive(-1);
    pendingEnter.cancel();
    onInputChange(text);
  };
  // Moves the focus to the field, because the pressed button disappears with the text.
  const clear = () => {
    change('');
    field.current?.focus();
  };
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setIsOpen(true);
      const from = active === -1 && event.key === 'ArrowUp' ? 0 : active;
      if (found.length > 0) setActive(nextOption(found, from, event.key === 'ArrowDown' ? 1 : -1));
    } else if (event.key === 'Enter' && isShown) {
      event.preventDefault();
      // Enter without a choice selects the first suggestion, the closest match of the typed text.
      if (waits) pendingEnter.wait();
      else select(activeItem ?? first);
    } else if (event.key === 'Escape' && isShown) {
      // Escape must not also close a panel around the field.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  };

  return (
    <div className={classes.search}>
      <label
        htmlFor={`${id}-input`}
        className={classes.label}
        data-hidden={isLabelHidden || undefined}
      >
        {label}
      </label>
      <div className={classes.field}>
        <Icon name="search" />
        <input
          id={`${id}-input`}
          className={classes.input}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={`${id}-list`}
          aria-activedescendant={activeItem ? `${id}-${activeItem.id}` : undefined}
          autoComplete="off"
          spellCheck={false}
          enterKeyHint="search"
          placeholder={placeholder}
          value={inputValue}
          ref={field}
          onChange={(event) => change(event.currentTarget.value)}
          onFocus={() => setIsOpen(true)}
          // The focus is still in the field after a choice or Escape.
          onClick={() => setIsOpen(true)}
          onBlur={close}
          onKeyDown={onKeyDown}
        />
        {inputValue !== '' && <IconButton icon="close" label={words.clear} onClick={clear} />}
      </div>
      <OptionList
        id={id}
        label={label}
        note={note}
        isShown={isShown}
        items={found}
        activeId={activeItem?.id}
        onSelect={select}
      />
      <LiveRegion>{isShown ? said : ''}</LiveRegion>
    </div>
  );
}
