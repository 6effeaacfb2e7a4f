import { Button } from '@parages/ui/button/button';
import { saveFile } from '@parages/ui/save-file/save-file';
import { useTranslation } from 'react-i18next';
import { DeleteAccount } from './delete-account.tsx';
import classes from './profile.module.css';
import { useExport, useSignOutEverywhere } from './profile.queries.ts';
import { ProfileSection } from './profile-section.tsx';

export type AccountSectionProps = {
  /** Token from the mailed deletion link; null without one. */
  deletionToken: string | null;
  onSignOut: () => void;
  onDeleted: () => void;
};

const asJson = (data: unknown): Blob =>
  new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' });

export function AccountSection({ deletionToken, onSignOut, onDeleted }: AccountSectionProps) {
  const { t } = useTranslation('profile');
  const everywhere = useSignOutEverywhere();
  const download = useExport();
  return (
    <ProfileSection title={t('account.title')}>
      <div className={classes.actions}>
        <Button variant="secondary" icon="sign-out" onClick={onSignOut}>
          {t('account.signOut')}
        </Button>
        <Button
          variant="quiet"
          isBusy={everywhere.isPending}
          // After a failure, which the common toast shows, this browser stays signed in.
          onClick={() => void everywhere.mutateAsync().then(onSignOut, () => undefined)}
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
