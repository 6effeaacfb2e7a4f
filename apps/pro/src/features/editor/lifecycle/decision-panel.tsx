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
  confirm: string;
  isBusy: boolean;
  /** False disables the confirm button. */
  isReady?: boolean;
  error: Error | null;
  onConfirm: () => void;
  onClose: () => void;
  children: ReactNode;
};

export type GivingUpProps = { poi: OrganiserPoi; onDone: () => void; onClose: () => void };

export const DecisionPanel = ({
  title,
  confirm,
  isBusy,
  isReady = true,
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
          <Button isBusy={isBusy} disabled={!isReady} onClick={onConfirm}>
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
