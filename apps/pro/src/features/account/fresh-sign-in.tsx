import { ConfirmSignIn } from '@parages/accounts/forms/confirm-sign-in';
import type { AuthOutcome } from '@parages/accounts/forms/use-auth-form';
import { AuthWordsProvider } from '@parages/accounts/say-auth';
import { onSignInTooOld } from '@parages/session/fresh-sign-in';
import { Dialog } from '../../lib/dialog/dialog.tsx';
import { askAccount } from '../../lib/session/account.ts';
import { useAuthText } from './auth-texts.ts';
import { toOutcome } from './outcome.ts';

const signIn = async ({
  email,
  password,
}: {
  email: string;
  password: string;
}): Promise<AuthOutcome> =>
  toOutcome(await askAccount((service) => service.signIn(email, password)));

export const FreshSignIn = ({ email }: { email: string }) => {
  const text = useAuthText();
  return (
    <AuthWordsProvider say={text}>
      <ConfirmSignIn
        dialog={Dialog}
        email={email}
        loginHref="/org/auth/login"
        onSignIn={signIn}
        listen={onSignInTooOld}
      />
    </AuthWordsProvider>
  );
};
