import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { Panel } from '../panel/panel.tsx';
import classes from './confirm-dialog.module.css';

export type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  words: { confirm: string; cancel: string; close: string };
  children?: ReactNode;
  isDangerous?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Dialog to confirm or cancel an action. Escape and a press outside also call `onCancel`. */
export const ConfirmDialog = ({
  isOpen,
  title,
  words,
  children,
  isDangerous = false,
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
        <Button className={isDangerous ? classes.danger : undefined} onClick={onConfirm}>
          {words.confirm}
        </Button>
      </div>
    }
  >
    {children}
  </Panel>
);
