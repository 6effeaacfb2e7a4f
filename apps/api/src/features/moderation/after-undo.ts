import { reviewLimits } from '@parages/contracts/vocabulary/limits';

/** When the mail about an act may leave: an undo before then withdraws it. */
export const afterUndo = (now: Date): Date =>
  new Date(now.getTime() + reviewLimits.undoSeconds * 1000);
