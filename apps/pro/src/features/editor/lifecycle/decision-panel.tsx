import type { OrganiserPoi } from '@parages/contracts/types';
import { Button } from '@parages/ui/button/button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../lib/dialog/dialog.tsx';
import { editorTexts } from '../editor.fr.ts';
import classes from '../editor.module.css';
import { refusalText } from './refusal-text.ts';

export type DecisionPanelProps = {
  title: string;
  /** Label of the confirm button. */
  confirm: string;
  isBusy: boolean;
  /** The error of the request; null without one. */
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
  /** The consequences, and further fields. */
  children: ReactNode;
};

/**
 * Props of a panel that archives the event or discards a version; `onDone` is called once the API
 * has done it.
 */
export type GivingUpProps = { poi: OrganiserPoi; onDone: () => void; onClose: () => void };

/** Confirmation dialog for an action on the event. */
export const DecisionPanel = ({
  title,
  confirm,
  isBusy,
  error,
  onConfirm,
  onClose,
  children,
}: DecisionPanelProps) => {
  const { t } = useTranslation(editorTexts);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      words={{ close: t('actions.close') }}
      footer={
        <div className={classes.noticeActions}>
          <Button variant="secondary" onClick={onClose}>
            {t('actions.cancel')}
          </Button>
          <Button isBusy={isBusy} onClick={onConfirm}>
            {confirm}
          </Button>
        </div>
      }
    >
      {children}
      {error && (
        <p role="alert" className={classes.fault}>
          {refusalText(error)}
        </p>
      )}
    </Dialog>
  );
};
