import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderAuth } from '../test/render-auth.tsx';
import { sayFrench } from '../test/say-french.ts';
import { AuthBanner } from './auth-banner.tsx';
import { CallbackProgress } from './callback-progress.tsx';
import { CitySelector } from './city-selector.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { SocialButtons } from './social-buttons.tsx';
import { VerifyEmail } from './verify-email.tsx';

it('§2 "a side banner of three selling points and rotating images": the turning can be stopped', async () => {
  renderAuth(<AuthBanner pictures={['/a', '/b', '/c']} />);
  const banner = screen.getByRole('complementary', { name: 'Ce qu’un compte t’apporte' });
  expect(within(banner).getAllByRole('listitem')).toHaveLength(3);
  expect(banner.querySelectorAll('img')).toHaveLength(3);
  await userEvent.click(within(banner).getByRole('button', { name: 'Arrêter les images' }));
  expect(within(banner).getByRole('button', { name: 'Faire défiler les images' })).toBeVisible();
});

it('§2 "Social sign-in offers three providers": one is left for at a time', async () => {
  const onChoose = vi.fn();
  renderAuth(<SocialButtons leavingFor={null} onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('button', { name: 'Continuer avec Apple' }));
  expect(onChoose).toHaveBeenCalledWith('apple');
  expect(screen.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Continuer avec Google',
    'Continuer avec Apple',
    'Continuer avec Facebook',
  ]);
});

it('§8 "Social login without email: …"', () => {
  renderAuth(
    <CallbackProgress provider="facebook" failure={sayFrench('refusals.no-email', { thirdparty: 'Facebook' })} loginHref="/auth/login" />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Aucune adresse e-mail n’est fournie par Facebook. Veuillez utiliser une autre forme de connexion.',
  );
  expect(screen.getByRole('link', { name: 'Revenir à la connexion' })).toHaveAttribute('href', '/auth/login');
});

it('decisions "same answer whether the account exists or not": a link to reset is only said to have left if there is one', async () => {
  const onSend = vi.fn(async () => undefined);
  renderAuth(<ForgotPasswordForm onSend={onSend} loginHref="/auth/login" />);
  await userEvent.type(screen.getByLabelText('Adresse e-mail'), 'camille@example.org{Enter}');
  expect(onSend).toHaveBeenCalledWith('camille@example.org');
  expect(await screen.findByRole('heading', { name: 'Regarde tes messages' })).toHaveFocus();
  expect(screen.getByText(/Si un compte existe pour camille@example\.org/)).toHaveTextContent('60 minutes');
});

it.each([
  ['ready', 'Validation de ton adresse'],
  ['done', 'Ton adresse est validée'],
  ['invalid', 'Ce lien ne marche plus'],
] as const)('the link of the mail, %s', (state, title) => {
  renderAuth(<VerifyEmail state={state} onVerify={() => undefined} continueHref="/auth/welcome" loginHref="/auth/login" />);
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
});

it('§2 "A city selector with a map pin also exists"', async () => {
  const onClear = vi.fn();
  const onSelect = vi.fn();
  const search = {
    inputValue: 'tou',
    onInputChange: () => undefined,
    items: [{ id: '1', name: 'Toulouse', detail: 'Haute-Garonne' }],
    isLoading: false,
    words: { loading: '…', empty: 'Rien', clear: 'Effacer la recherche', count: String },
  };
  renderAuth(<CitySelector city={{ name: 'Tours', detail: 'Indre-et-Loire' }} onClear={onClear} onSelect={onSelect} search={search} />);
  expect(screen.getByText('Tours')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Effacer' }));
  expect(onClear).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole('combobox', { name: 'Ta ville' }));
  await userEvent.click(screen.getByRole('option', { name: /Toulouse/ }));
  expect(onSelect).toHaveBeenCalledWith(expect.objectContaining({ id: '1' }));
});
