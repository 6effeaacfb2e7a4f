export type PlaceItem = {
  id: string;
  name: string;
  /** Second line, such as the town with its department. */
  detail?: string;
  isDisabled?: boolean;
};
