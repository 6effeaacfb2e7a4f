import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../lib/dialog/confirm-dialog.tsx';
import { moderationTexts } from './moderation.fr.ts';
import { Recipients, useRecipients } from './recipients.tsx';

export type AcceptancePanelProps = {
  poiIds: readonly string[];
  onClose: () => void;
  onAccept: () => void;
  isBusy: boolean;
};

/** Confirms the acceptance of several events, with the number of people whom it mails. */
export function AcceptancePanel({ poiIds, onClose, onAccept, isBusy }: AcceptancePanelProps) {
  const { t } = useTranslation(moderationTexts);
  const { isPending, recipients } = useRecipients(poiIds, true);
  const words = {
    confirm: t('bulk.accept'),
    cancel: t('refusal.cancel'),
    close: t('refusal.close'),
  };
  return (
    <ConfirmDialog
      isOpen
      title={t('bulk.acceptTitle', { count: poiIds.length })}
      words={words}
      isBusy={isBusy}
      isReady={!isPending}
      onConfirm={onAccept}
      onCancel={onClose}
    >
      <p>{t('bulk.acceptText')}</p>
      <Recipients {...recipients} />
    </ConfirmDialog>
  );
}
