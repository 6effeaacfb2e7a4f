import { ConfirmSignIn } from '@parages/accounts/forms/confirm-sign-in';
import type { AuthOutcome } from '@parages/accounts/forms/use-auth-form';
import { AuthWordsProvider } from '@parages/accounts/say-auth';
import type { ApiClient } from '@parages/contracts/client';
import { freshFetch, onSignInTooOld } from '@parages/session/fresh-sign-in';
import { Panel } from '@parages/ui/panel/panel';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { apiOf } from '../../lib/api.ts';
import { useAccount } from '../../lib/session/account.ts';
import { useProfile } from '../../lib/session/signed-in.ts';
import { useAuthText } from './use-auth-text.ts';
import { useOutcome } from './use-outcome.ts';

// Repeats a refused change after a fresh sign-in. Registered with the moderators' tools only, so
// that visitors do not download it.
const repeating: Parameters<ApiClient['use']>[0] = {
  onRequest: ({ request, options }) =>
    request.method === 'GET' ? undefined : freshFetch(options.fetch)(request),
};

export function FreshSignIn() {
  const text = useAuthText();
  const ask = useAccount();
  const { toOutcome } = useOutcome();
  const profile = useProfile();
  const api = apiOf(useQueryClient());
  const listen = useCallback(
    (confirm: () => Promise<boolean>) => {
      const withdraw = onSignInTooOld(confirm);
      api.use(repeating);
      return () => {
        api.eject(repeating);
        withdraw();
      };
    },
    [api],
  );
  const signIn = async ({
    email,
    password,
  }: {
    email: string;
    password: string;
  }): Promise<AuthOutcome> => toOutcome(await ask((service) => service.signIn(email, password)));
  return profile ? (
    <AuthWordsProvider say={text}>
      <ConfirmSignIn
        dialog={Panel}
        email={profile.email}
        loginHref="/auth/login"
        onSignIn={signIn}
        listen={listen}
      />
    </AuthWordsProvider>
  ) : null;
}
