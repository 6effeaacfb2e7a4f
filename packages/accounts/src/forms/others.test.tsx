// Specification: §2.64, §8.15
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { CitySelector } from '../fields/city-selector.tsx';
import { SocialButtons } from '../social/social-buttons.tsx';
import { renderAuth } from '../test/render-auth.tsx';
import { CallbackProgress } from '../waiting/callback-progress.tsx';
import { VerifyEmail } from '../waiting/verify-email.tsx';
import type { AccountAnswer } from './account-answer.ts';
import { AuthBanner } from './auth-banner.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';

it('§2 "a side banner of three selling points and rotating images": shows both; a press on the pause button shows a play button', async () => {
  renderAuth(<AuthBanner pictures={['/a', '/b', '/c']} />);
  const banner = screen.getByRole('complementary', { name: 'Ce qu’un compte t’apporte' });
  expect(within(banner).getAllByRole('listitem')).toHaveLength(3);
  expect(banner.querySelectorAll('img')).toHaveLength(3);
  await userEvent.click(within(banner).getByRole('button', { name: 'Arrêter les images' }));
  expect(within(banner).getByRole('button', { name: 'Faire défiler les images' })).toBeVisible();
});

describe('§2 "Social sign-in offers three providers"', () => {
  const provider = (name: string) => screen.getByRole('button', { name: `Continuer avec ${name}` });

  it('starts sign-in with one provider at a time, and with another one after a return to the page', async () => {
    const onLeave = vi.fn(async () => ({ kind: 'done' }) as const);
    renderAuth(<SocialButtons onLeave={onLeave} />);
    await userEvent.click(provider('Apple'));
    await userEvent.click(provider('Google'));
    expect(onLeave.mock.calls).toEqual([['apple']]);
    expect(provider('Apple')).toHaveAttribute('aria-busy', 'true');
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(provider('Apple')).not.toHaveAttribute('aria-busy');
    await userEvent.click(provider('Google'));
    expect(onLeave.mock.calls).toEqual([['apple'], ['google']]);
    expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
      'Continuer avec Google',
      'Continuer avec Apple',
      'Continuer avec Facebook',
    ]);
  });

  it('shows an alert that names Facebook when its sign-in is cancelled, and keeps the other providers enabled', async () => {
    renderAuth(<SocialButtons onLeave={async () => ({ kind: 'refused', reason: 'cancelled' })} />);
    await userEvent.click(provider('Facebook'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'La connexion avec Facebook n’est pas allée au bout.',
    );
    expect(provider('Apple')).not.toHaveAttribute('aria-disabled');
  });

  it('§8 "Social login without email: …": shows this error and a link to the sign-in page', async () => {
    const onFinish = vi.fn(async () => ({ kind: 'refused', reason: 'no-email' }) as const);
    renderAuth(
      <CallbackProgress provider="facebook" onFinish={onFinish} loginHref="/auth/login" />,
    );
    expect(
      screen.getByRole('heading', { level: 1, name: 'Connexion avec Facebook' }),
    ).toBeVisible();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Aucune adresse e-mail n’est fournie par Facebook. Veuillez utiliser une autre forme de connexion.',
    );
    expect(screen.getByRole('link', { name: 'Revenir à la connexion' })).toHaveAttribute(
      'href',
      '/auth/login',
    );
    expect(onFinish).toHaveBeenCalledOnce();
  });
});

it('decisions "same answer whether the account exists or not": ForgotPasswordForm confirms with "if an account exists" for the typed address', async () => {
  const onSend = vi.fn(async () => undefined);
  renderAuth(<ForgotPasswordForm onSend={onSend} loginHref="/auth/login" />);
  await userEvent.type(screen.getByLabelText('Adresse e-mail'), 'camille@example.org{Enter}');
  expect(onSend).toHaveBeenCalledWith('camille@example.org');
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: 'Regarde tes messages' })).toHaveFocus(),
  );
  expect(screen.getByText(/Si un compte existe pour camille@example\.org/)).toHaveTextContent(
    '60 minutes',
  );
});

describe('the page of the verification link', () => {
  // Presses the button where the visitor is not signed in.
  const verify = async (answer: AccountAnswer, isSignedIn: boolean, isVerified = false) => {
    const nothing = async () => undefined;
    renderAuth(
      <VerifyEmail
        isSignedIn={isSignedIn}
        onVerify={async () => answer}
        onCheck={async () => isVerified}
        onResend={nothing}
        welcomeHref="/auth/welcome"
        loginHref="/auth/login"
      />,
    );
    expect(
      screen.getByRole('heading', { level: 1, name: 'Validation de ton adresse' }),
    ).toBeVisible();
    if (!isSignedIn)
      await userEvent.click(screen.getByRole('button', { name: 'Valider mon adresse' }));
  };

  it.each([
    [true, 1],
    [false, 0],
  ])(
    'with isSignedIn %s, calls onVerify %i times before a press of the button',
    async (isSignedIn, calls) => {
      const onVerify = vi.fn(async (): Promise<AccountAnswer> => ({ kind: 'done' }));
      renderAuth(
        <VerifyEmail
          isSignedIn={isSignedIn}
          onVerify={onVerify}
          onCheck={async () => false}
          onResend={async () => undefined}
          welcomeHref="/auth/welcome"
          loginHref="/auth/login"
        />,
      );
      await act(async () => undefined);
      expect(onVerify).toHaveBeenCalledTimes(calls);
    },
  );

  it.each([
    [true, '/auth/welcome'],
    [false, '/auth/login'],
  ])('with isSignedIn %s, links to %s after the verification', async (isSignedIn, href) => {
    await verify({ kind: 'done' }, isSignedIn);
    await waitFor(() =>
      expect(
        screen.getByRole('heading', { level: 1, name: 'Ton adresse est validée' }),
      ).toHaveFocus(),
    );
    expect(screen.getByRole('link', { name: 'Continuer' })).toHaveAttribute('href', href);
  });

  it.each([
    [true, 'button', 'Renvoyer le message'],
    [false, 'link', 'Se connecter'],
  ] as const)(
    'with isSignedIn %s, shows that an invalid link no longer works, and the %s "%s"',
    async (isSignedIn, role, name) => {
      await verify({ kind: 'refused', reason: 'link-invalid' }, isSignedIn);
      await waitFor(() =>
        expect(
          screen.getByRole('heading', { level: 1, name: 'Ce lien ne marche plus' }),
        ).toHaveFocus(),
      );
      expect(screen.getByRole(role, { name })).toBeVisible();
    },
  );

  it('O15: shows the success for an invalid link when the account of the session is verified', async () => {
    await verify({ kind: 'refused', reason: 'link-invalid' }, true, true);
    expect(await screen.findByRole('heading', { name: 'Ton adresse est validée' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Continuer' })).toHaveAttribute(
      'href',
      '/auth/welcome',
    );
  });

  it('sends one verification when a replayed press follows the effect', async () => {
    const onVerify = vi.fn(async (): Promise<AccountAnswer> => ({ kind: 'done' }));
    const ReplayedPress = () => {
      useEffect(() => screen.getByRole('button', { name: 'Valider mon adresse' }).click(), []);
      return null;
    };
    renderAuth(
      <>
        <VerifyEmail
          isSignedIn
          onVerify={onVerify}
          onCheck={async () => false}
          onResend={async () => undefined}
          welcomeHref="/auth/welcome"
          loginHref="/auth/login"
        />
        <ReplayedPress />
      </>,
    );
    await act(async () => undefined);
    expect(onVerify).toHaveBeenCalledOnce();
  });

  it('shows an alert when the verification is refused after too many attempts, and a button that is no longer busy', async () => {
    await verify({ kind: 'refused', reason: 'limited' }, true);
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Trop d’essais. Attends un peu, puis réessaie.',
    );
    const button = screen.getByRole('button', { name: 'Valider mon adresse' });
    expect(button).toBeEnabled();
    expect(button).not.toHaveAttribute('aria-busy');
  });
});

it('§2 "A city selector with a map pin also exists": shows the town; its clear button calls onClear, the choice of a town onSelect', async () => {
  const onClear = vi.fn();
  const onSelect = vi.fn();
  const search = {
    inputValue: 'tou',
    onInputChange: () => undefined,
    items: [{ id: '1', name: 'Toulouse', detail: 'Haute-Garonne' }],
    isLoading: false,
    words: { loading: '…', empty: 'Rien', clear: 'Effacer la recherche', count: String },
  };
  renderAuth(
    <CitySelector
      city={{ name: 'Tours', detail: 'Indre-et-Loire' }}
      onClear={onClear}
      onSelect={onSelect}
      search={search}
    />,
  );
  expect(screen.getByText('Tours')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(onClear).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('combobox', { name: 'Ta ville' }));
  await userEvent.click(screen.getByRole('option', { name: /Toulouse/ }));
  expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }));
});
