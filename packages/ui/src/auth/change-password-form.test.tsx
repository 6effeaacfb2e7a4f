import { ApiProblem } from '@parages/contracts/api-problem';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderUi } from '../test/render.tsx';
import { ChangePasswordForm } from './change-password-form.tsx';
import { AuthWordsProvider } from './say-auth.tsx';

const words = { current: 'Actuel', submit: 'Changer', absent: 'Pas de mot de passe' };
const isCommon = [{ pointer: '/body/newPassword', code: 'password-pwned-error' }];

it.each([
  [new ApiProblem(403, 'password_wrong'), 'refusals.wrong-credentials'],
  [new ApiProblem(403, 'password_absent'), 'Pas de mot de passe'],
  [new ApiProblem(429, 'attempts_limited'), 'refusals.limited'],
  [new ApiProblem(500, 'internal_error'), 'refusals.failed'],
  [new TypeError('fetch'), 'refusals.unreachable'],
  [new ApiProblem(400, 'request_invalid', isCommon), 'faults.password-pwned-error'],
  [new ApiProblem(400, 'request_invalid'), 'faults.invalid-error'],
])('%s: %s; then it is changed, and the fields are empty', async (error, sentence) => {
  const onDone = vi.fn();
  const onSend = vi.fn().mockRejectedValueOnce(error).mockResolvedValueOnce({});
  renderUi(
    <AuthWordsProvider say={(name) => name}>
      <ChangePasswordForm {...{ onSend, onDone, words }} />
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
});
