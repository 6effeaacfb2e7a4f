// Specification: §2.64, §5.15
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderAuth } from '../test/render-auth.tsx';
import { sayFrench } from '../test/say-french.ts';
import { LoginForm } from './login-form.tsx';
import type { AuthOutcome } from './use-auth-form.ts';

const email = () => screen.getByLabelText('Adresse e-mail');
const password = () => screen.getByLabelText('Mot de passe');
const signUp = () => screen.getByRole('link', { name: 'Créer un compte' });
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Se connecter' }));

function open(outcome?: AuthOutcome) {
  const onSend = vi.fn(async (_credentials: object) => outcome);
  renderAuth(
    <LoginForm onSend={onSend} signupHref="/auth/signup" forgotHref="/auth/forgot-password" />,
  );
  return onSend;
}

describe('the sign-in form', () => {
  it('§5 "required field", "invalid email": each error describes its field, the first such field has the focus, nothing is sent', async () => {
    const onSend = open();
    await userEvent.type(email(), 'moi');
    await submit();
    expect(email()).toHaveFocus();
    expect(email()).toHaveAccessibleDescription('Adresse email incorrecte');
    expect(email()).toBeInvalid();
    expect(password()).toHaveAccessibleDescription('Champ obligatoire');
    expect(document.querySelector('[data-fault="email-validation-error"]')).toBeVisible();
    expect(document.querySelector('[data-fault="required-error"]')).toBeVisible();
    expect(onSend).not.toHaveBeenCalled();
  });

  it('removes the error of the address when it is corrected, and keeps address and password after a refusal, which it shows', async () => {
    const onSend = open({ failure: 'Les informations saisies sont incorrectes' });
    await userEvent.type(email(), 'moi');
    await submit();
    await userEvent.type(email(), '@example.org');
    expect(email()).toBeValid();
    await userEvent.type(password(), 'secret');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Les informations saisies sont incorrectes',
    );
    expect(email()).toHaveValue('moi@example.org');
    expect(password()).toHaveValue('secret');
    expect(onSend).toHaveBeenCalledWith({ email: 'moi@example.org', password: 'secret' });
  });

  it('has the heading "Bon retour", and offers sign-up as a link, not as a wide button', () => {
    open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Bon retour');
    expect(screen.getByText(/Pas encore de compte/)).toBeVisible();
    expect(signUp()).not.toHaveAttribute('data-wide');
  });

  it('with isSentHere has the heading "Connecte-toi ou crée ton compte", and offers sign-up as a wide button like that of sign-in', () => {
    renderAuth(
      <LoginForm
        onSend={async () => undefined}
        signupHref="/auth/signup"
        forgotHref="/auth/forgot-password"
        isSentHere
      />,
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Connecte-toi ou crée ton compte',
    );
    expect(signUp()).toHaveAttribute('href', '/auth/signup');
    expect(signUp()).toHaveAttribute('data-wide');
    expect(screen.getByRole('button', { name: 'Se connecter' })).toHaveAttribute('data-wide');
  });

  it('shows an alert when the request rejects, and can be sent again', async () => {
    const onSend = vi.fn<() => Promise<AuthOutcome>>().mockResolvedValue(undefined);
    onSend.mockRejectedValueOnce(new Error('offline'));
    renderAuth(<LoginForm onSend={onSend} signupHref="/signup" forgotHref="/forgot" />);
    await userEvent.type(email(), 'moi@example.org');
    await userEvent.type(password(), 'secret');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(sayFrench('refusals.failed'));
    await submit();
    expect(onSend).toHaveBeenCalledTimes(2);
  });

  it('shows the password on a press of its toggle, and hides it on the next press', async () => {
    open();
    expect(password()).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
    expect(password()).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  it('submits with Enter and trims the address; the form has the method post, so that no value appears in a URL', async () => {
    const onSend = open();
    await userEvent.type(email(), ' moi@example.org ');
    await userEvent.type(password(), 'secret{Enter}');
    expect(onSend).toHaveBeenCalledWith({ email: 'moi@example.org', password: 'secret' });
    expect(email().closest('form')).toHaveAttribute('method', 'post');
  });
});
