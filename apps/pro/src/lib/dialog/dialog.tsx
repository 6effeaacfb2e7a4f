import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { PartBoundary } from '@parages/ui/lazy-part/part-boundary';
import { LostDialog } from './lost-dialog.tsx';
import type { OpenDialogProps } from './open-dialog.tsx';

export type DialogProps = OpenDialogProps & { isOpen: boolean };

// Kept out of the first load of a page.
const OpenDialog = lazyPart(async () => (await import('./open-dialog.tsx')).OpenDialog);

/** When its code does not load or its content fails, the dialog says so and offers a retry. */
export const Dialog = ({ isOpen, ...dialog }: DialogProps) =>
  isOpen && (
    <PartBoundary failed={(failure) => <LostDialog {...dialog} {...failure} />}>
      <OpenDialog {...dialog} />
    </PartBoundary>
  );
