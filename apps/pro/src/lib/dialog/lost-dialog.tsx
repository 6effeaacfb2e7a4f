import type { PartFailure } from '@parages/ui/lazy-part/part-boundary';
import { PartFailed } from '@parages/ui/lazy-part/part-failed';
import { partFr } from '../part/part.fr.ts';
import classes from './lost-dialog.module.css';
import type { OpenDialogProps } from './open-dialog.tsx';

type LostDialogProps = PartFailure & Pick<OpenDialogProps, 'title' | 'words' | 'onClose'>;

// Its closing gives the focus back to the opener, which nothing can focus while it is open.
const openModal = (dialog: HTMLDialogElement) => {
  dialog.showModal();
  return () => dialog.close();
};

/** Takes the place of a dialog that failed. It is a native one, which needs no further file. */
export const LostDialog = ({
  title,
  words,
  onClose,
  isLost,
  wasRetried,
  onRetry,
}: LostDialogProps) => (
  <dialog ref={openModal} className={classes.dialog} aria-label={title} onClose={onClose}>
    <PartFailed
      words={{ ...partFr, close: words.close }}
      onClose={onClose}
      isLost={isLost}
      wasRetried={wasRetried}
      onRetry={onRetry}
    />
  </dialog>
);
