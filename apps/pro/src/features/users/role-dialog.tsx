import { Notice } from '@parages/ui/notice/notice';
import { toast } from '@parages/ui/toaster/toast';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../../lib/dialog/confirm-dialog.tsx';
import { problemKey } from '../../lib/problem-key.ts';
import { usersFr, usersTexts } from './users.fr.ts';
import { type RoleChange, useChangeRole } from './users.queries.ts';

export type AskedChange = RoleChange & { name: string };

export function RoleDialog({ asked, onClose }: { asked: AskedChange; onClose: () => void }) {
  const { t } = useTranslation(usersTexts);
  const change = useChangeRole();
  const { name, role, isGranted, userId } = asked;
  return (
    <ConfirmDialog
      isOpen
      isDangerous={!isGranted}
      isBusy={change.isPending}
      title={t(isGranted ? 'grantTitle' : 'revokeTitle', { role: t(`names.${role}`), name })}
      words={{
        confirm: t(isGranted ? 'grant' : 'revoke'),
        cancel: t('cancel'),
        close: t('close'),
      }}
      onConfirm={() =>
        change.mutate(
          { userId, role, isGranted },
          {
            onSuccess: () => {
              toast('success', t('changed'));
              onClose();
            },
          },
        )
      }
      onCancel={onClose}
    >
      <p>{t(`meanings.${role}`)}</p>
      {change.error && (
        <Notice
          tone="danger"
          isLive
          title={t(`problems.${problemKey(usersFr.problems, change.error)}`)}
        />
      )}
    </ConfirmDialog>
  );
}
