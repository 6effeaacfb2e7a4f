import { AuthForm } from '@parages/ui/auth/auth-form';
import { PasswordField } from '@parages/ui/auth/password-field';
import { checkNewPassword, NewPasswordFields } from '@parages/ui/auth/reset-password-form';
import { type AuthFaults, type AuthOutcome, type AuthValues, useAuthForm } from '@parages/ui/auth/use-auth-form';
import { toast } from '@parages/ui/toaster/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '../../lib/use-translation.tsx';
import { changePassword } from './profile.queries.ts';
import { ProfileSection } from './profile-section.tsx';

const check = (values: AuthValues): AuthFaults => ({
  current: values.current ? undefined : 'required-error',
  ...checkNewPassword(values),
});

type Refused = { code?: unknown; errors?: unknown };
const isCommon = ({ errors }: Refused): boolean => JSON.stringify(errors ?? '').includes('password-pwned-error');

/** Another password: the other devices are signed out, and a mail says so. */
export function PasswordSection() {
  const { t } = useTranslation('profile');
  const { t: say } = useTranslation('auth');
  const client = useQueryClient();
  const [turn, setTurn] = useState(0);
  const send = async ({ current = '', password = '' }: AuthValues): Promise<AuthOutcome> => {
    const answer = await changePassword(client, current, password).catch(() => undefined);
    if (answer === undefined) return { failure: say('refusals.unreachable') };
    const problem: Refused | undefined = answer.error;
    if (problem === undefined) {
      toast('success', t('password.changed'));
      return void setTurn(turn + 1);
    }
    if (problem.code === 'request_invalid') return { faults: { password: isCommon(problem) ? 'password-pwned-error' : 'invalid-error' } };
    if (problem.code === 'password_absent') return { failure: t('password.absent') };
    if (problem.code === 'attempts_limited') return { failure: say('refusals.limited') };
    return { failure: problem.code === 'password_wrong' ? say('refusals.wrong-credentials') : say('refusals.failed') };
  };
  return (
    <ProfileSection title={t('password.title')} hint={t('password.hint')}>
      <Fields key={turn} send={send} />
    </ProfileSection>
  );
}

// Once the password is changed its fields begin anew, empty.
function Fields({ send }: { send: (values: AuthValues) => Promise<AuthOutcome> }) {
  const { t } = useTranslation('profile');
  const form = useAuthForm({ check, send });
  return (
    <AuthForm form={form} submit={t('password.submit')}>
      <PasswordField name="current" kind="current" label={t('password.current')} fault={form.faults.current} />
      <NewPasswordFields faults={form.faults} />
    </AuthForm>
  );
}
