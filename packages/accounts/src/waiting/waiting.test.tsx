// Specification: §2.64, §4.45, §8.15
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderAuth } from '../test/render-auth.tsx';
import { sayFrench } from '../test/say-french.ts';
import { EmailWaitroom, type EmailWaitroomProps } from './email-waitroom.tsx';
import { WelcomeCountdown } from './welcome-countdown.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = async (seconds: number) => {
  for (let second = 0; second < seconds; second += 1)
    await act(() => vi.advanceTimersByTimeAsync(1000));
};

describe('§4 "After sign-up a countdown in seconds leads to profile completion"', () => {
  const open = () => {
    const onContinue = vi.fn();
    renderAuth(<WelcomeCountdown firstName="Camille" onContinue={onContinue} laterHref="/" />);
    return onContinue;
  };
  const now = () => screen.getByRole('button', { name: 'Continuer maintenant' });

  it('decisions "5 s": calls onContinue once, when 5 s have passed', async () => {
    const onContinue = open();
    expect(screen.getByRole('heading', { name: 'Bienvenue Camille' })).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent('On y va dans 5 s');
    await pass(4);
    expect(onContinue).not.toHaveBeenCalled();
    await pass(3);
    expect(onContinue).toHaveBeenCalledOnce();
  });

  it('decisions "pauses on focus": pauses while the button has the focus, then resumes from the second at which it paused', async () => {
    const onContinue = open();
    await pass(2);
    act(() => now().focus());
    await pass(10);
    expect(onContinue).not.toHaveBeenCalled();
    expect(screen.getByRole('timer')).toHaveTextContent('En pause');
    act(() => now().blur());
    await pass(3);
    expect(onContinue).toHaveBeenCalledOnce();
  });

  it('decisions "Continuer maintenant": continues at once on a press', () => {
    const onContinue = open();
    fireEvent.click(now());
    expect(onContinue).toHaveBeenCalledOnce();
  });
});

describe('§8 "Unverified email: \'Validez votre adresse email\'"', () => {
  const open = (onCheck: EmailWaitroomProps['onCheck'] = async () => false) => {
    const onResend = vi.fn(async () => undefined);
    renderAuth(
      <EmailWaitroom
        email="camille@example.org"
        onResend={onResend}
        onCheck={onCheck}
        signupHref="/auth/signup"
      />,
    );
    return onResend;
  };

  it('shows the address of the mail, and sends the mail again only after 60 s', async () => {
    const onResend = open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Validez votre adresse email',
    );
    expect(screen.getByText(/camille@example\.org/)).toHaveTextContent('24 heures');
    fireEvent.click(screen.getByRole('button', { name: 'Renvoyer le message dans 60\u00a0s' }));
    expect(onResend).not.toHaveBeenCalled();
    await pass(60);
    fireEvent.click(screen.getByRole('button', { name: 'Renvoyer le message' }));
    await act(async () => undefined);
    expect(onResend).toHaveBeenCalledOnce();
    expect(screen.getAllByText('Message renvoyé à camille@example.org.').length).toBeGreaterThan(0);
    expect(
      screen.getByRole('button', { name: 'Renvoyer le message dans 60\u00a0s' }),
    ).toBeVisible();
  });

  it('shows an alert that the address is not verified yet when onCheck resolves to false', async () => {
    open();
    fireEvent.click(screen.getByRole('button', { name: 'J’ai ouvert le lien' }));
    await act(async () => undefined);
    expect(screen.getByRole('alert')).toHaveTextContent('Ton adresse n’est pas encore validée.');
  });

  it('shows an alert with the reason when onCheck is refused because the service is unreachable', async () => {
    open(async () => ({ kind: 'refused', reason: 'unreachable' }));
    fireEvent.click(screen.getByRole('button', { name: 'J’ai ouvert le lien' }));
    await act(async () => undefined);
    expect(screen.getByRole('alert').textContent).toContain(sayFrench('refusals.unreachable'));
  });
});
