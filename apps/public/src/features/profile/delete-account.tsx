import { ApiProblem } from '@parages/contracts/api-problem';
import { AuthForm } from '@parages/ui/auth/auth-form';
import { PasswordField } from '@parages/ui/auth/password-field';
import { type AuthOutcome, type AuthValues, useAuthForm } from '@parages/ui/auth/use-auth-form';
import { Button } from '@parages/ui/button/button';
import { DangerZone } from '@parages/ui/danger-zone/danger-zone';
import { Notice } from '@parages/ui/notice/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/use-translation.tsx';
import classes from './profile.module.css';
import { deleteAccount, sendDeletionLink } from './profile.queries.ts';

const known = [
  'password_wrong',
  'attempts_limited',
  'deletion_link_invalid',
  'deletion_link_limited',
  'account_sole_owner',
  'account_campaign_active',
  'unreachable',
];
const consequences = [
  'favorites',
  'profile',
  'mails',
  'shared',
  'organisations',
  'forever',
] as const;

/** For good: what goes with the account is told, and the password or a mailed link proves who asks. */
export function DeleteAccount({
  token,
  onDeleted,
}: {
  token: string | null;
  onDeleted: () => void;
}) {
  const { t } = useTranslation('profile');
  return (
    <DangerZone title={t('delete.title')} isOpen={token !== null}>
      <p>{t('delete.text')}</p>
      <ul>
        {consequences.map((name) => (
          <li key={name}>{t(`delete.consequences.${name}`)}</li>
        ))}
      </ul>
      {token === null ? (
        <ByPassword onDeleted={onDeleted} />
      ) : (
        <ByLink token={token} onDeleted={onDeleted} />
      )}
    </DangerZone>
  );
}

function useSentence() {
  const { t } = useTranslation('profile');
  return (error: unknown): string =>
    t(
      `problems.${error instanceof ApiProblem && known.includes(error.code) ? error.code : 'other'}`,
    );
}

function ByLink({ token, onDeleted }: { token: string; onDeleted: () => void }) {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const sentenceOf = useSentence();
  const [failure, setFailure] = useState<string>();
  const confirm = () =>
    deleteAccount(client, { token }).then(onDeleted, (error: unknown) =>
      setFailure(sentenceOf(error)),
    );
  return (
    <>
      {failure !== undefined && <Notice tone="danger" isLive title={failure} />}
      <Button icon="trash" onClick={() => void confirm()}>
        {t('delete.confirm')}
      </Button>
    </>
  );
}

function ByPassword({ onDeleted }: { onDeleted: () => void }) {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const sentenceOf = useSentence();
  const [sent, setSent] = useState<{ isSent: boolean; text: string }>();
  const check = ({ password = '' }: AuthValues) => ({
    password: password === '' ? ('required-error' as const) : undefined,
  });
  const send = ({ password = '' }: AuthValues): Promise<AuthOutcome> =>
    deleteAccount(client, { password }).then(
      () => void onDeleted(),
      (error: unknown) => ({ failure: sentenceOf(error) }),
    );
  const form = useAuthForm({ check, send });
  const mail = () =>
    sendDeletionLink(client).then(
      () => setSent({ isSent: true, text: t('delete.linkSent') }),
      (error: unknown) => setSent({ isSent: false, text: sentenceOf(error) }),
    );
  return (
    <>
      <AuthForm form={form} submit={t('delete.confirm')}>
        <PasswordField
          name="password"
          kind="current"
          label={t('delete.password')}
          fault={form.faults.password}
        />
      </AuthForm>
      <p className={classes.hint}>{t('delete.noPassword')}</p>
      <Button variant="secondary" icon="mail" onClick={() => void mail()}>
        {t('delete.sendLink')}
      </Button>
      {sent && <Notice tone={sent.isSent ? 'success' : 'danger'} isLive title={sent.text} />}
    </>
  );
}
