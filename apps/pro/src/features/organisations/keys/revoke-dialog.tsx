import type { ApiKey } from '@parages/contracts/types';
import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../../lib/dialog/confirm-dialog.tsx';
import { sentenceOf } from './key-words.ts';
import { keysTexts } from './keys.fr.ts';
import classes from './keys.module.css';
import { useRevokeKey } from './keys.queries.ts';

type RevokeDialogProps = { organisationId: string; apiKey: ApiKey; onClose: () => void };

export function RevokeDialog({ organisationId, apiKey, onClose }: RevokeDialogProps) {
  const { t } = useTranslation(keysTexts);
  const { name } = apiKey;
  const revoke = useRevokeKey(organisationId);
  const confirm = () =>
    revoke.mutate(apiKey.id, {
      onSuccess: () => {
        toast('success', t('revoked', { name }));
        onClose();
      },
    });
  return (
    <ConfirmDialog
      isOpen
      isDangerous
      isBusy={revoke.isPending}
      title={t('revocation.title', { name })}
      words={{
        confirm: t('revocation.submit'),
        cancel: t('revocation.cancel'),
        close: t('revocation.close'),
      }}
      onConfirm={confirm}
      onCancel={onClose}
    >
      <div className={classes.shown}>
        <p>{t('revocation.text')}</p>
        {revoke.error && <Notice tone="danger" isLive title={sentenceOf(revoke.error)} />}
      </div>
    </ConfirmDialog>
  );
}
