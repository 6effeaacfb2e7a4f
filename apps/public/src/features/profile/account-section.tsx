import { Button } from '@parages/ui/button/button';
import { saveFile } from '@parages/ui/save-file/save-file';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { DeleteAccount } from './delete-account.tsx';
import classes from './profile.module.css';
import { signOutEverywhere, useExport } from './profile.queries.ts';
import { ProfileSection } from './profile-section.tsx';

export type AccountSectionProps = {
  /** Token from the mailed deletion link; null without one. */
  deletionToken: string | null;
  onSignOut: () => void;
  onDeleted: () => void;
};

const asJson = (data: unknown): Blob =>
  new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });

/**
 * Account actions: sign out on this or every device, export the personal data, delete the account.
 */
export function AccountSection({ deletionToken, onSignOut, onDeleted }: AccountSectionProps) {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const download = useExport();
  return (
    <ProfileSection title={t('account.title')}>
      <div className={classes.actions}>
        <Button variant="secondary" icon="sign-out" onClick={onSignOut}>
          {t('account.signOut')}
        </Button>
        <Button
          variant="quiet"
          onClick={() =>
            void signOutEverywhere(client)
              .catch(() => undefined)
              .then(onSignOut)
          }
        >
          {t('account.signOutEverywhere')}
        </Button>
      </div>
      <p className={classes.hint}>{t('account.exportHint')}</p>
      <div className={classes.actions}>
        <Button
          variant="secondary"
          icon="download"
          isBusy={download.isPending}
          onClick={() =>
            download.mutate(undefined, {
              onSuccess: (data) => saveFile('parages.json', asJson(data)),
            })
          }
        >
          {t('account.export')}
        </Button>
      </div>
      <DeleteAccount token={deletionToken} onDeleted={onDeleted} />
    </ProfileSection>
  );
}
