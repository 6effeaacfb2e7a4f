// Specification: §5.31, §5.32
import type { Invitation } from '@parages/contracts/types';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { anOrganisation } from '../../test/an-organisation.ts';
import { claude, openPage, refusal } from '../../test/open-page.tsx';
import './detail.page.tsx'; // preloaded: a cold import exceeds the test timeout

const slowly = { timeout: 5000 };
const id = '0197a000-0000-7000-8000-000000000001';
const path = `/org/organisations/${id}`;
const organisation = anOrganisation();
const pending: Invitation = {
  id: '0197a000-0000-7000-8000-000000000002',
  email: 'sacha@example.org',
  role: 'editor',
  createdAt: '2026-06-10T10:00:00Z',
  expiresAt: '2026-07-01T10:00:00Z',
  isExpired: false,
};

it('after a version conflict, the form of an organisation keeps typed values and updates the others', async () => {
  let isStale = false;
  const newer = { ...organisation, version: 4, streetAddress: '5 rue du Bac' };
  const { sent } = openPage(path, claude(), {
    [`GET ${path}`]: () => (isStale ? newer : organisation),
    [`GET ${path}/members`]: { items: [], invitations: [] },
    [`PATCH ${path}`]: () => {
      if (isStale) return { ...newer, version: 5 };
      isStale = true;
      return refusal(412, 'organisation_version_stale');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Modifier' }, slowly));
  const email = await screen.findByRole(
    'textbox',
    { name: 'Adresse e-mail de l’organisation' },
    slowly,
  );
  expect(screen.getByRole('textbox', { name: 'Son adresse e-mail' })).not.toBe(email);
  await userEvent.clear(email);
  await userEvent.type(email, 'bal@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await screen.findByText(/Quelqu’un d’autre vient de modifier cette organisation/, {}, slowly);
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Adresse' })).toHaveValue('5 rue du Bac'),
  );
  expect(email).toHaveValue('bal@example.org');
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(sent(`PATCH ${path}`)).toHaveLength(2), slowly);
  expect(sent(`PATCH ${path}`)[1]).toMatchObject({
    version: 4,
    email: 'bal@example.org',
    streetAddress: '5 rue du Bac',
  });
});

it.each([
  [409, 'organisation_full', /a déjà autant de membres ou d’invitations/],
  [429, 'attempts_limited', /^Une invitation vient de partir à cette adresse/],
])(
  'O15: shows why an invitation cannot be sent again (%i %s), and keeps the address typed for another invitation',
  async (status, code, sentence) => {
    openPage(path, claude(), {
      [`GET ${path}`]: organisation,
      [`GET ${path}/members`]: { items: [], invitations: [pending] },
      [`POST ${path}/invitations`]: refusal(status, code),
    });
    const field = await screen.findByRole('textbox', { name: 'Son adresse e-mail' }, slowly);
    await userEvent.type(field, 'camille@');
    await userEvent.click(
      screen.getByRole('button', { name: 'Renvoyer l’invitation à sacha@example.org' }),
    );
    expect(await screen.findByText(sentence, {}, slowly)).toBeVisible();
    expect(field).toHaveValue('camille@');
  },
);

it('sends an invitation again, and keeps the address typed for another one', async () => {
  const { sent } = openPage(path, claude(), {
    [`GET ${path}`]: organisation,
    [`GET ${path}/members`]: { items: [], invitations: [pending] },
    [`POST ${path}/invitations`]: pending,
  });
  const field = await screen.findByRole('textbox', { name: 'Son adresse e-mail' }, slowly);
  await userEvent.type(field, 'camille@');
  await userEvent.click(
    screen.getByRole('button', { name: 'Renvoyer l’invitation à sacha@example.org' }),
  );
  await screen.findByText('Invitation envoyée à sacha@example.org', {}, slowly);
  expect(sent(`POST ${path}/invitations`)).toEqual([
    { email: 'sacha@example.org', role: 'editor' },
  ]);
  expect(field).toHaveValue('camille@');
});

it('keeps the address typed for the next invitation while one is being sent', async () => {
  let answer = (_invitation: object): void => undefined;
  const { sent } = openPage(path, claude(), {
    [`GET ${path}`]: organisation,
    [`GET ${path}/members`]: { items: [], invitations: [] },
    [`POST ${path}/invitations`]: () =>
      new Promise<object>((resolve) => {
        answer = resolve;
      }),
  });
  const field = await screen.findByRole('textbox', { name: 'Son adresse e-mail' }, slowly);
  await userEvent.type(field, 'camille@example.org{Enter}');
  await waitFor(() => expect(sent(`POST ${path}/invitations`)).toHaveLength(1), slowly);
  await userEvent.clear(field);
  await userEvent.type(field, 'lou@example.org');
  answer({ ...pending, email: 'camille@example.org' });
  await screen.findByText('Invitation envoyée à camille@example.org', {}, slowly);
  expect(field).toHaveValue('lou@example.org');
});
