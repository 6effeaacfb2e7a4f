/** A suggestion in the list. */
export type PlaceItem = {
  id: string;
  name: string;
  /** Second line: department, region, or the old name that matched. */
  detail?: string;
  isDisabled?: boolean;
};
