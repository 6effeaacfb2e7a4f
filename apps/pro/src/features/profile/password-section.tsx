import { problemOf } from '@parages/contracts/api-problem';
import { ChangePasswordForm } from '@parages/ui/auth/change-password-form';
import { AuthWordsProvider } from '@parages/ui/auth/say-auth';
import { toast } from '@parages/ui/toaster/toast';
import classes from './profile.module.css';
import { useChangePassword } from './profile.queries.ts';
import { ProfileSection } from './profile-section.tsx';
import { say } from './profile-words.ts';

type Say = (name: string, values?: Readonly<Record<string, string | number>>) => string;

/** Another password. `sayAuth` says the words of pages of accounts. */
export function PasswordSection({ sayAuth }: { sayAuth: Say }) {
  const { mutateAsync: change } = useChangePassword();
  return (
    <ProfileSection title={say('password.title')}>
      <p className={classes.hint}>{say('password.hint')}</p>
      <AuthWordsProvider say={sayAuth}>
        <ChangePasswordForm
          onSend={(currentPassword, newPassword) =>
            change({ currentPassword, newPassword }).then(() => undefined, problemOf)
          }
          onDone={() => toast('success', say('password.changed'))}
          words={{
            current: say('password.current'),
            submit: say('password.submit'),
            absent: say('password.absent'),
          }}
        />
      </AuthWordsProvider>
    </ProfileSection>
  );
}
