import type { OptionItem } from '../option-list/option-list.tsx';

export type PlaceItem = OptionItem & {
  /** In first place, Enter selects none of the suggestions after it. */
  blocksEnter?: boolean;
};
