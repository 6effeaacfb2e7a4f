// Specification: §6.12
import type { SecurityEvent } from '@parages/contracts/types';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { claude, openPage, refusal } from '../../test/open-page.tsx';
import './security-journal.page.tsx'; // preloaded: a cold import exceeds the test timeout

const path = '/org/moderation/security';
const get = 'GET /moderation/security-journal';
const patient = { timeout: 5000 };
const admin = claude({ permissions: ['camp_mod', 'org_mod', 'poi_mod'], role: 'admin' });
const event: SecurityEvent = {
  id: '0197a000-0000-7000-8000-0000000000f1',
  at: '2026-06-10T10:00:00Z',
  lastAt: '2026-06-10T10:00:40Z',
  count: 12,
  kind: 'sign_in_failed',
  actor: null,
  subject: { id: 'u1', name: 'Camille Bac' },
  network: '192.0.2',
  operation: 'POST /auth-api/signin',
  facts: {},
};
const act: SecurityEvent = {
  ...event,
  id: '0197a000-0000-7000-8000-0000000000f2',
  count: 1,
  lastAt: event.at,
  kind: 'moderator_act',
  operation: 'removeMember',
  actor: { id: 'u2', name: null },
  facts: { organisationId: 'o1' },
};
const asked = (calls: readonly { path: string; query: URLSearchParams }[]) =>
  calls
    .filter((call) => call.path.endsWith('/security-journal'))
    .map(({ query }) => query.toString());

describe('/org/moderation/security, the security journal', () => {
  it('lists events with their account, network, operation and count', async () => {
    openPage(path, admin, { [get]: { items: [event, act], next: null } });
    const table = within(
      await screen.findByRole('table', { name: /les derniers d’abord/ }, patient),
    );
    const [, first, second] = table.getAllByRole('row');
    expect(first).toHaveTextContent(
      /Mot de passe refusé12 fois.*Camille Bac.*192\.0\.2.*POST \/auth-api\/signin/,
    );
    expect(second).toHaveTextContent(
      /Acte de modération.*Camille Bacpar compte supprimé.*organisationId o1/,
    );
    expect(screen.getByRole('link', { name: 'Journal de sécurité' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });

  it('filters by kind, day, account and network, and clears the filters in the URL on request', async () => {
    const { router, calls } = openPage(path, admin, { [get]: { items: [event], next: null } });
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Événement' }, patient),
      'Rôle donné',
    );
    await userEvent.type(screen.getByLabelText('Du'), '2026-06-01');
    await userEvent.click(await screen.findByRole('link', { name: 'Camille Bac' }));
    await userEvent.click(await screen.findByRole('link', { name: '192.0.2' }));
    await waitFor(() =>
      expect(asked(calls)).toContain(
        'kind=role_granted&account=u1&network=192.0.2&from=2026-06-01',
      ),
    );
    expect(await screen.findByText(/Compte.: Camille Bac/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Effacer les filtres' }));
    expect(router.state.location.search).toBe('');
  });

  it('loads the next page with « Voir plus », and hides this button after the last page', async () => {
    const { calls } = openPage(path, admin, {
      [get]: (call) =>
        call.query.has('before')
          ? { items: [act], next: null }
          : { items: [event], next: event.id },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Voir plus' }, patient));
    expect(await screen.findByText('Acte de modération', { selector: 'strong' })).toBeVisible();
    expect(asked(calls)).toContain(`before=${event.id}`);
    expect(screen.queryByRole('button', { name: 'Voir plus' })).toBeNull();
  });

  it('shows a message for no event, and an error when the journal fails to load', async () => {
    openPage(path, admin, { [get]: { items: [], next: null } });
    expect(
      await screen.findByRole('heading', { name: 'Aucun événement ici' }, patient),
    ).toBeVisible();
    openPage(`${path}?kind=token_theft`, admin, { [get]: refusal(403, 'permission_missing') });
    expect(await screen.findByText('Le journal n’a pas pu être lu.')).toBeVisible();
  });

  it('redirects a moderator to the profile, and hides the menu entry', async () => {
    const { router } = openPage(
      path,
      claude({ permissions: ['camp_mod', 'org_mod'], role: 'moderator' }),
      {},
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/org/profile'));
    expect(screen.queryByRole('link', { name: 'Journal de sécurité' })).toBeNull();
  });
});
