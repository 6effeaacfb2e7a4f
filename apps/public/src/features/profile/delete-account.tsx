import { PasswordField } from '@parages/accounts/fields/password-field';
import { AuthForm } from '@parages/accounts/forms/auth-form';
import {
  type AuthOutcome,
  type AuthValues,
  useAuthForm,
} from '@parages/accounts/forms/use-auth-form';
import { ApiProblem } from '@parages/contracts/api-problem';
import { Button } from '@parages/ui/button/button';
import { DangerZone } from '@parages/ui/danger-zone/danger-zone';
import { Notice } from '@parages/ui/notice/notice';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
] as const;
const consequences = [
  'favorites',
  'profile',
  'mails',
  'shared',
  'organisations',
  'forever',
] as const;

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

function useProblemText() {
  const { t } = useTranslation('profile');
  return (error: unknown): string => {
    const code = error instanceof ApiProblem ? error.code : undefined;
    return t(`problems.${known.find((one) => one === code) ?? 'other'}`);
  };
}

function ByLink({ token, onDeleted }: { token: string; onDeleted: () => void }) {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const problemText = useProblemText();
  const [failure, setFailure] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const confirm = () => {
    setIsBusy(true);
    return deleteAccount(client, { token }).then(onDeleted, (error: unknown) => {
      setIsBusy(false);
      setFailure(problemText(error));
    });
  };
  return (
    <>
      {failure !== undefined && <Notice tone="danger" isLive title={failure} />}
      <Button icon="trash" isBusy={isBusy} onClick={() => void confirm()}>
        {t('delete.confirm')}
      </Button>
    </>
  );
}

function ByPassword({ onDeleted }: { onDeleted: () => void }) {
  const { t } = useTranslation('profile');
  const client = useQueryClient();
  const problemText = useProblemText();
  const [sent, setSent] = useState<{ isSent: boolean; text: string }>();
  const check = ({ password = '' }: AuthValues) => ({
    password: password === '' ? ('required-error' as const) : undefined,
  });
  const send = ({ password = '' }: AuthValues): Promise<AuthOutcome> =>
    deleteAccount(client, { password }).then(
      () => void onDeleted(),
      (error: unknown) => ({ failure: problemText(error) }),
    );
  const form = useAuthForm({ check, send });
  const mail = () =>
    sendDeletionLink(client).then(
      () => setSent({ isSent: true, text: t('delete.linkSent') }),
      (error: unknown) => setSent({ isSent: false, text: problemText(error) }),
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
