import { Button } from '@parages/ui/button/button';
import type { ReactNode } from 'react';

import classes from './confirm-dialog.module.css';
import { Dialog } from './dialog.tsx';

export type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  words: { confirm: string; cancel: string; close: string };
  children?: ReactNode;
  isDangerous?: boolean;
  isBusy?: boolean;
  /** False disables the confirm button. */
  isReady?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

export const ConfirmDialog = ({
  isOpen,
  title,
  words,
  children,
  isDangerous = false,
  isBusy = false,
  isReady = true,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) => (
  <Dialog
    isOpen={isOpen}
    onClose={onCancel}
    title={title}
    words={words}
    footer={
      <div className={classes.actions}>
        <Button variant="secondary" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button
          className={isDangerous ? classes.danger : undefined}
          isBusy={isBusy}
          disabled={!isReady}
          onClick={onConfirm}
        >
          {words.confirm}
        </Button>
      </div>
    }
  >
    {children}
  </Dialog>
);
