import { renderUi } from '@parages/ui/test/render';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { AuthWordsProvider } from '../say-auth.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';

const words = { current: 'Actuel', submit: 'Changer', absent: 'Pas de mot de passe' };
const refusal = (code: string, ...faults: string[]) => ({
  code,
  errors: faults.map((fault) => ({ code: fault })),
});

it.each([
  [refusal('password_wrong'), 'refusals.wrong-credentials'],
  [refusal('password_absent'), 'Pas de mot de passe'],
  [refusal('attempts_limited'), 'refusals.limited'],
  [refusal('internal_error'), 'refusals.failed'],
  [refusal('unreachable'), 'refusals.unreachable'],
  [refusal('request_invalid', 'password-pwned-error'), 'faults.password-pwned-error'],
  [refusal('request_invalid'), 'faults.invalid-error'],
])(
  'ChangePasswordForm shows for the refusal %j the message %s; a successful retry calls onDone and empties the current password',
  async (refused, sentence) => {
    const onDone = vi.fn();
    const onSend = vi.fn().mockResolvedValueOnce(refused).mockResolvedValueOnce(undefined);
    renderUi(
      <AuthWordsProvider say={(name) => name}>
        <ChangePasswordForm onSend={onSend} onDone={onDone} words={words} />
      </AuthWordsProvider>,
    );
    const press = () => userEvent.click(screen.getByRole('button', { name: 'Changer' }));
    await press();
    expect(screen.getByLabelText('Actuel')).toHaveFocus();
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.type(screen.getByLabelText('Actuel'), 'avant');
    await userEvent.type(screen.getByLabelText('reset.newPassword'), 'un cheval tout blanc');
    await userEvent.type(screen.getByLabelText('reset.confirmation'), 'un cheval tout blanc');
    await press();
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(onDone).not.toHaveBeenCalled();
    await press();
    await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce());
    expect(onSend).toHaveBeenLastCalledWith('avant', 'un cheval tout blanc');
    expect(screen.getByLabelText('Actuel')).toHaveValue('');
  },
);
