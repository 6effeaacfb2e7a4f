// Specification: §2.64, §5.15, §8.15
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderAuth } from '../test/render-auth.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';
import { SignupForm } from './signup-form.tsx';
import type { AuthOutcome } from './use-auth-form.ts';

const field = (label: string) => screen.getByLabelText(label);
const terms = () => screen.getByRole('checkbox', { name: /J’ai lu et j’accepte/ });
const newsletter = () => screen.getByRole('checkbox', { name: /Je veux recevoir/ });
const faults = () =>
  [...document.querySelectorAll('[data-fault]')].map((one) => one.getAttribute('data-fault'));

function open(outcome?: AuthOutcome) {
  const onSend = vi.fn(async (_values: object) => outcome);
  renderAuth(
    <SignupForm
      onSend={onSend}
      loginHref="/auth/login"
      legalHref="/mentions-legales"
      privacyHref="/confidentialite"
    />,
  );
  return onSend;
}
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Créer mon compte' }));
async function fill(password = 'une phrase longue') {
  await userEvent.type(field('Prénom'), 'Camille');
  await userEvent.type(field('Adresse e-mail'), 'camille@example.org');
  await userEvent.type(field('Mot de passe'), password);
  await userEvent.click(terms());
}

describe('decisions "Sign-up: e-mail, password, first name, terms box; newsletter box unticked"', () => {
  it('ticks no box by default; sends the typed values, terms true and newsletter false', async () => {
    const onSend = open();
    expect(terms()).not.toBeChecked();
    expect(newsletter()).not.toBeChecked();
    await fill();
    await submit();
    expect(onSend).toHaveBeenCalledWith({
      email: 'camille@example.org',
      password: 'une phrase longue',
      firstName: 'Camille',
      terms: true,
      newsletter: false,
    });
  });

  it('when sent empty, shows four "required" errors at once, focuses the first name and sends nothing', async () => {
    const onSend = open();
    await submit();
    expect(faults()).toEqual([
      'required-error',
      'required-error',
      'required-error',
      'required-error',
    ]);
    expect(field('Prénom')).toHaveFocus();
    expect(terms()).toHaveAccessibleDescription('Champ obligatoire');
    expect(onSend).not.toHaveBeenCalled();
  });

  it('with hasAskedTerms shows a sentence in place of the terms box, and sends terms true', async () => {
    const onSend = vi.fn(async (_values: object) => undefined);
    renderAuth(
      <SignupForm
        onSend={onSend}
        loginHref="/auth/login"
        legalHref="/mentions-legales"
        privacyHref="/confidentialite"
        hasAskedTerms
      />,
    );
    expect(screen.getAllByRole('checkbox')).toEqual([newsletter()]);
    expect(screen.getByText(/tu acceptes les mentions légales/)).toBeVisible();
    await userEvent.type(field('Prénom'), 'Camille');
    await userEvent.type(field('Adresse e-mail'), 'camille@example.org');
    await userEvent.type(field('Mot de passe'), 'une phrase longue');
    await submit();
    expect(onSend).toHaveBeenCalledWith(expect.objectContaining({ terms: true }));
  });

  it.each(['https://evil.example', 'Camille@evil', 'evil.example'])(
    'shows an error under the first-name field for %s and sends nothing',
    async (firstName) => {
      const onSend = open();
      await fill();
      await userEvent.clear(field('Prénom'));
      await userEvent.type(field('Prénom'), firstName);
      await submit();
      expect(field('Prénom')).toHaveAccessibleDescription(/^Un nom simple/);
      expect(faults()).toEqual(['name-error']);
      expect(onSend).not.toHaveBeenCalled();
    },
  );

  it('§5 "minimum password length shown as \'Min. {{strength}} caractères\'": shows this error for a short password and focuses the field', async () => {
    open();
    await fill('court');
    await submit();
    expect(field('Mot de passe')).toHaveAccessibleDescription(/^Min\. 12 caractères/);
    expect(faults()).toEqual(['password-strength-error']);
    expect(field('Mot de passe')).toHaveFocus();
  });

  it('§5 "compromised password \'Mot de passe compromis\'": shows this error of the service and focuses the field', async () => {
    open({ faults: { password: 'password-pwned-error' } });
    await fill('motdepasse123456');
    await submit();
    expect(await screen.findByText('Mot de passe compromis')).toHaveAttribute(
      'data-fault',
      'password-pwned-error',
    );
    expect(field('Mot de passe')).toHaveFocus();
    expect(field('Mot de passe')).toHaveValue('motdepasse123456');
  });

  it('marks the length rule as met, and rates the password as "bonne", during typing', async () => {
    open();
    const rule = () => screen.getByText('12 caractères au moins');
    expect(rule()).not.toHaveAttribute('data-met');
    expect(screen.getByText(/^Solidité/)).toHaveTextContent('Solidité : à évaluer');
    await userEvent.type(field('Mot de passe'), 'une phrase longue');
    expect(rule()).toHaveAttribute('data-met');
    expect(screen.getByText(/^Solidité/)).toHaveTextContent('Solidité : bonne');
  });
});

describe('the form for a new password', () => {
  const openReset = (outcome?: AuthOutcome) => {
    const onSend = vi.fn(async (_password: string) => outcome);
    renderAuth(
      <ResetPasswordForm
        onSend={onSend}
        loginHref="/auth/login"
        forgotHref="/auth/forgot-password"
      />,
    );
    return onSend;
  };
  const send = () =>
    userEvent.click(screen.getByRole('button', { name: 'Changer le mot de passe' }));

  it('§5 "new password and confirmation must match: \'Les mots de passe ne correspondent pas\'": shows it under the confirmation and sends nothing', async () => {
    const onSend = openReset();
    await userEvent.type(field('Nouveau mot de passe'), 'une phrase longue');
    await userEvent.type(field('Confirme le mot de passe'), 'une autre');
    await send();
    expect(field('Confirme le mot de passe')).toHaveAccessibleDescription(
      'Les mots de passe ne correspondent pas',
    );
    expect(faults()).toEqual(['confirm-password-match-error']);
    expect(onSend).not.toHaveBeenCalled();
  });

  it('sends the password when the confirmation matches, and confirms the change', async () => {
    const onSend = openReset();
    await userEvent.type(field('Nouveau mot de passe'), 'une phrase longue');
    await userEvent.type(field('Confirme le mot de passe'), 'une phrase longue');
    await send();
    expect(onSend).toHaveBeenCalledWith('une phrase longue');
    await waitFor(() =>
      expect(screen.getByRole('heading', { name: 'Mot de passe modifié' })).toHaveFocus(),
    );
  });

  it('shows a refusal of the service in an alert, with a link to the page that sends another reset link', async () => {
    openReset({ failure: 'Échec de la réinitialisation du mot de passe. Veuillez réessayer.' });
    await userEvent.type(field('Nouveau mot de passe'), 'une phrase longue');
    await userEvent.type(field('Confirme le mot de passe'), 'une phrase longue');
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Échec de la réinitialisation du mot de passe. Veuillez réessayer.',
    );
    expect(screen.getByRole('link', { name: 'Demander un autre lien' })).toHaveAttribute(
      'href',
      '/auth/forgot-password',
    );
  });
});
