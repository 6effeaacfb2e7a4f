// Specification: §2.48, §4.36, §9.14
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { addWords } from '../../lib/i18n/i18n.ts';
import { renderPart } from '../../test/render-part.tsx';
import { termsFr } from './terms.fr.ts';
import { TermsGate } from './terms-gate.tsx';

addWords('terms', { fr: termsFr, en: () => import('./terms.en.ts') });

const onScreen = (isSmall: boolean) =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query === '(max-width: 40rem)' ? isSmall : false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));

beforeEach(() => {
  localStorage.clear();
  onScreen(false);
});

const links = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('§2 "desktop modal with title, body, links to legal notice and privacy policy and an OK button": the terms dialog, whose button has the focus', () => {
  renderPart(<TermsGate />);
  expect(screen.getByRole('dialog', { name: 'Avant de commencer' })).toHaveTextContent(
    'tu acceptes nos mentions légales',
  );
  expect(links()).toEqual(['/mentions-legales', '/confidentialite']);
  expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus();
});

it('§2 "mobile full-screen welcome with title, subtitle, a button and the same links": the terms dialog on a small screen', () => {
  onScreen(true);
  renderPart(<TermsGate />);
  const dialog = screen.getByRole('dialog', { name: 'Bienvenue dans les parages' });
  expect(dialog).toHaveAttribute('data-screen', 'small');
  expect(dialog).toHaveTextContent('ce qui se passe près de toi');
  expect(links()).toEqual(['/mentions-legales', '/confidentialite']);
  expect(screen.getByRole('button', { name: 'C’est parti' })).toBeInTheDocument();
});

it('§4 "stored as yes in local storage once confirmed; the modal then closes": the terms dialog, which stays closed on the next visit', async () => {
  const { unmount } = renderPart(<TermsGate />);
  await userEvent.click(screen.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(Object.entries(localStorage)).toEqual([['parages-terms-consent', 'yes']]);
  unmount();
  renderPart(<TermsGate />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('Escape confirms the terms like the OK button: "yes" is stored, the dialog closes and stays closed on the next visit', async () => {
  const { unmount } = renderPart(<TermsGate />);
  fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(Object.entries(localStorage)).toEqual([['parages-terms-consent', 'yes']]);
  unmount();
  renderPart(<TermsGate />);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows the terms dialog when the stored consent is not "yes"', () => {
  localStorage.setItem('parages-terms-consent', 'no');
  renderPart(<TermsGate />);
  expect(screen.getByRole('dialog')).toBeInTheDocument();
});

it.each(['/mentions-legales', '/confidentialite'])(
  'shows no terms dialog on %s, which the visitor reads before accepting',
  (path) => {
    renderPart(<TermsGate />, path);
    expect(screen.queryByRole('dialog')).toBeNull();
  },
);

it('shows no terms dialog when local storage is unavailable', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  renderPart(<TermsGate />);
  expect(screen.queryByRole('dialog')).toBeNull();
  vi.unstubAllGlobals();
});
