import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Panel } from '../panel/panel.tsx';
import classes from './confirm-dialog.module.css';

export type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  words: { confirm: string; cancel: string; close: string };
  /** What comes of it, and anything to fill in before. */
  children?: ReactNode;
  /** Nothing brings it back. */
  isDangerous?: boolean;
  isBusy?: boolean;
  /** Says why it cannot be confirmed yet, in the content: the button then does nothing. */
  isReady?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is done that is hard to undo. Escape and a press outside mean no. */
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
  <Panel
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
  </Panel>
);
