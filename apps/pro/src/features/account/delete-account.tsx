import { ApiProblem } from '@parages/contracts/api-problem';
import { AuthForm } from '@parages/ui/auth/auth-form';
import { PasswordField } from '@parages/ui/auth/password-field';
import { AuthWordsProvider } from '@parages/ui/auth/say-auth';
import { type AuthOutcome, type AuthValues, useAuthForm } from '@parages/ui/auth/use-auth-form';
import { DangerZone } from '@parages/ui/danger-zone/danger-zone';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { askAccount } from '../../lib/account.ts';
import { accountDeletion } from '../../lib/after-sign-in.ts';
import { publicOrigin } from '../../lib/public-origin.ts';
import { sayIn } from '../../lib/words.ts';
import { deleteAccount } from './account.queries.ts';
import { say as sayAuth } from './account-page.tsx';
import { deleteAccountFr } from './delete-account.fr.ts';

const say = sayIn('deleteAccount', deleteAccountFr);
const consequences = ['profile', 'organisations', 'mails'] as const;

const sentenceOf = (error: unknown): string =>
  say(
    `problems.${error instanceof ApiProblem && error.code in deleteAccountFr.problems ? error.code : 'other'}`,
  );

/** For good: what goes with the account is told, and the password proves who asks. */
export const DeleteAccount = () => (
  <AuthWordsProvider say={sayAuth}>
    <DangerZone title={say('title')}>
      <p>{say('text')}</p>
      <ul>
        {consequences.map((name) => (
          <li key={name}>{say(`consequences.${name}`)}</li>
        ))}
      </ul>
      <ByPassword />
      <p>
        {say('noPassword')}{' '}
        <a href={`${publicOrigin(window.location)}/profile`}>{say('elsewhere')}</a>
      </p>
    </DangerZone>
  </AuthWordsProvider>
);

function ByPassword() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const check = ({ password = '' }: AuthValues) => ({
    password: password === '' ? ('required-error' as const) : undefined,
  });
  const leave = async (): Promise<AuthOutcome> => {
    accountDeletion.tell(true);
    await askAccount(async (service) => {
      await service.signOut();
      return { kind: 'done', value: null };
    });
    await navigate('/org/auth/login');
    client.clear();
    return undefined;
  };
  const send = ({ password = '' }: AuthValues): Promise<AuthOutcome> =>
    deleteAccount(password).then(leave, (error: unknown) => ({ failure: sentenceOf(error) }));
  const form = useAuthForm({ check, send });
  return (
    <AuthForm form={form} submit={say('confirm')}>
      <PasswordField
        name="password"
        kind="current"
        label={say('password')}
        fault={form.faults.password}
      />
    </AuthForm>
  );
}
