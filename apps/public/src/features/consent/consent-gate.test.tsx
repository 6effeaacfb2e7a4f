// Specification: §7.36
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { analytics as tracker } from '../../lib/analytics/analytics.ts';
import { consent, consentKey } from '../../lib/analytics/consent.ts';
import { addWords } from '../../lib/i18n/i18n.ts';
import { renderPart } from '../../test/render-part.tsx';
import { consentFr } from './consent.fr.ts';
import { ConsentGate } from './consent-gate.tsx';

addWords('consent', { fr: consentFr, en: () => import('./consent.en.ts') });

const service = { key: 'phc_test', host: 'https://eu.i.posthog.com', stagingHosts: [] };
const instance = { capture: vi.fn(), updatePerson: vi.fn(), stop: vi.fn() };
const start = vi.fn(async () => instance);
const show = (analytics: typeof service | null = service) =>
  renderPart(<ConsentGate analytics={analytics} start={start} />);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

// All tests share one tracker: it is closed before each test.
beforeEach(() => {
  vi.clearAllMocks();
  tracker.close();
});

describe('issue "opt-in consent as visible to refuse as to accept, PostHog not even imported before"', () => {
  it('the consent banner loads no analytics before the answer; its refuse button comes first and has the style of the accept button', async () => {
    consent.ask();
    show();
    const [refuse, accept] = screen.getAllByRole('button');
    expect([refuse?.textContent, accept?.textContent]).toEqual(['Refuser', 'Accepter']);
    expect(refuse?.className).toBe(accept?.className);
    expect(refuse?.dataset.variant).toBe(accept?.dataset.variant);
    tracker.track({ name: 'Home displayed' });
    expect(start).not.toHaveBeenCalled();
  });

  it('on refusal, the consent banner closes, stores the answer and loads no analytics', async () => {
    consent.ask();
    show();
    await press('Refuser');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
    expect(localStorage.getItem(consentKey)).toContain('refused');
    expect(start).not.toHaveBeenCalled();
  });

  it('the consent banner starts analytics on acceptance, shows that choice when it is opened again, and stops analytics on refusal', async () => {
    consent.ask();
    show();
    await press('Accepter');
    await vi.waitFor(() => expect(start).toHaveBeenCalledExactlyOnceWith(service));
    tracker.track({ name: 'Home displayed' });
    expect(instance.capture).toHaveBeenCalledWith('Home displayed', {});
    consent.ask();
    expect(await screen.findByText(/Ton choix actuel/)).toHaveTextContent('accepté');
    await press('Refuser');
    await vi.waitFor(() => expect(instance.stop).toHaveBeenCalledOnce());
  });
});

it('shows no consent banner and loads no analytics when no analytics service is configured', () => {
  consent.answer('granted');
  consent.ask();
  show(null);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(start).not.toHaveBeenCalled();
});
