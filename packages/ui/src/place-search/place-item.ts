export type PlaceItem = {
  id: string;
  name: string;
  /** Second line, such as the town with its department. */
  detail?: string;
  isDisabled?: boolean;
  /** In first place, Enter selects none of the suggestions after it. */
  blocksEnter?: boolean;
};
