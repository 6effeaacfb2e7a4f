import { reviewLimits } from '@parages/contracts/vocabulary/limits';
import { toast } from '@parages/ui/toaster/toast';

/** `id`: a later offer of the same kind replaces the toast. */
export type UndoOffer = { id: string; done: string; undo: string; undone: string };

/**
 * Says what was done and offers to undo it while the API allows it. `undo` may run after the screen
 * is unmounted, when callbacks passed to `mutate` no longer run: give it a `mutateAsync`.
 */
export function offerUndo(
  { id, done, undo: label, undone }: UndoOffer,
  undo: () => Promise<unknown>,
  onFailure: (error: unknown) => void,
): void {
  const take = () => void undo().then(() => toast('success', undone), onFailure);
  const action = { label, onClick: take };
  toast('success', done, reviewLimits.undoSeconds * 1000, { action, id });
}
