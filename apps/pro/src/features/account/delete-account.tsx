import { PasswordField } from '@parages/accounts/fields/password-field';
import { AuthForm } from '@parages/accounts/forms/auth-form';
import {
  type AuthOutcome,
  type AuthValues,
  useAuthForm,
} from '@parages/accounts/forms/use-auth-form';
import { AuthWordsProvider } from '@parages/accounts/say-auth';
import { DangerZone } from '@parages/ui/danger-zone/danger-zone';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { now } from '../../lib/clock.ts';
import { removeDraftsOf } from '../../lib/device-drafts/draft-store.ts';
import { problemKey } from '../../lib/problem-key.ts';
import { publicOrigin } from '../../lib/public-origin.ts';
import { signOut } from '../../lib/session/account.ts';
import { accountDeletion } from '../../lib/session/after-sign-in.ts';
import { useProfile } from '../../lib/session/signed-in.ts';
import { textsOf } from '../../lib/texts.ts';
import { deleteAccount } from './account.queries.ts';
import { useAuthText } from './auth-texts.ts';
import { deleteAccountFr, deleteAccountTexts } from './delete-account.fr.ts';

const say = textsOf(deleteAccountTexts);
const consequences = ['profile', 'organisations', 'mails'] as const;

const sentenceOf = (error: unknown): string =>
  say(`problems.${problemKey(deleteAccountFr.problems, error)}`);

export const DeleteAccount = () => {
  const { t } = useTranslation(deleteAccountTexts);
  const text = useAuthText();
  return (
    <AuthWordsProvider say={text}>
      <DangerZone title={t('title')}>
        <p>{t('text')}</p>
        <ul>
          {consequences.map((name) => (
            <li key={name}>{t(`consequences.${name}`)}</li>
          ))}
        </ul>
        <ByPassword />
        <p>
          {t('noPassword')}{' '}
          <a href={`${publicOrigin(window.location)}/profile`}>{t('elsewhere')}</a>
        </p>
      </DangerZone>
    </AuthWordsProvider>
  );
};

function ByPassword() {
  const { t } = useTranslation(deleteAccountTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  const account = useProfile()?.id;
  const check = ({ password = '' }: AuthValues) => ({
    password: password === '' ? ('required-error' as const) : undefined,
  });
  const leave = async (): Promise<AuthOutcome> => {
    accountDeletion.set(true);
    if (account !== undefined) removeDraftsOf(account, now());
    // The result of the sign-out does not matter: the deletion has closed every session.
    await signOut(async () => {
      await navigate('/org/auth/login');
      client.clear();
    });
    return undefined;
  };
  const send = ({ password = '' }: AuthValues): Promise<AuthOutcome> =>
    deleteAccount(password).then(leave, (error: unknown) => ({ failure: sentenceOf(error) }));
  const form = useAuthForm({ check, send });
  return (
    <AuthForm form={form} submit={t('confirm')}>
      <PasswordField
        name="password"
        kind="current"
        label={t('password')}
        fault={form.faults.password}
      />
    </AuthForm>
  );
}
