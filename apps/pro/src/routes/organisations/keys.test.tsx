import type { ApiKey } from '@parages/contracts/types';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { anOrganisation } from '../../test/an-organisation.ts';
import { claude, openPage, refusal } from '../../test/open-page.tsx';
import './keys.page.tsx'; // preloaded: a cold import exceeds the test timeout

const slowly = { timeout: 5000 };
const path = '/org/organisations/0197a000-0000-7000-8000-000000000001';
const page = `${path}/api-keys`;
const text = `parages_sk_${'0'.repeat(49)}`;

const aKey = (change: Partial<ApiKey> = {}): ApiKey => ({
  id: '0197a000-0000-7000-8000-00000000000a',
  kind: 'secret',
  name: 'Billetterie',
  prefix: 'parages_sk_4fTz',
  scopes: ['public:read', 'events:read', 'events:write'],
  state: 'active',
  creator: 'Camille Martin',
  createdAt: '2026-06-10T10:00:00Z',
  expiresAt: null,
  lastUsedAt: null,
  ...change,
});

it('creates a key, shows it once with a copy button, and forgets it when the dialog closes', async () => {
  const user = userEvent.setup();
  const { sent } = openPage(page, claude(), {
    [`GET ${path}`]: anOrganisation(),
    [`GET ${page}`]: { items: [] },
    [`POST ${page}`]: { key: text, apiKey: aKey() },
  });
  await user.type(await screen.findByRole('textbox', { name: 'Son nom' }, slowly), ' Billetterie ');
  await user.click(screen.getByRole('checkbox', { name: 'Lire vos statistiques' }));
  await user.click(screen.getByRole('button', { name: 'Créer la clé' }));
  const shown = await screen.findByRole('dialog', { name: 'Votre clé Billetterie' }, slowly);
  expect(sent(`POST ${page}`)).toEqual([
    {
      kind: 'secret',
      name: 'Billetterie',
      scopes: ['events:write', 'statistics:read'],
      expiresInDays: 365,
    },
  ]);
  expect(within(shown).getByRole('textbox', { name: 'La clé' })).toHaveValue(text);
  await user.click(within(shown).getByRole('button', { name: 'Copier' }));
  expect(await navigator.clipboard.readText()).toBe(text);
  await user.click(within(shown).getByRole('button', { name: 'C’est noté' }));
  await waitFor(() => expect(document.body.innerHTML).not.toContain(text));
});

it('sends no secret key without a name or without a scope, and no scopes for a publishable key', async () => {
  const user = userEvent.setup();
  const { sent } = openPage(page, claude(), {
    [`GET ${path}`]: anOrganisation(),
    [`GET ${page}`]: { items: [] },
    [`POST ${page}`]: { key: text, apiKey: aKey({ kind: 'publishable' }) },
  });
  await user.click(
    await screen.findByRole('checkbox', { name: 'Écrire et envoyer vos événements' }, slowly),
  );
  await user.click(screen.getByRole('button', { name: 'Créer la clé' }));
  expect(await screen.findByText('Donnez un nom à la clé.')).toBeVisible();
  expect(screen.getByText('Choisissez au moins un droit.')).toBeVisible();
  expect(sent(`POST ${page}`)).toEqual([]);
  await user.type(screen.getByRole('textbox', { name: 'Son nom' }), 'Page');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Son type' }), 'Publiable');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sa durée' }), 'Sans fin');
  await user.click(screen.getByRole('button', { name: 'Créer la clé' }));
  await screen.findByRole('dialog', {}, slowly);
  expect(sent(`POST ${page}`)).toEqual([
    { kind: 'publishable', name: 'Page', scopes: [], expiresInDays: null },
  ]);
});

it('rotates and revokes keys that work, after a confirmation, and says why the API refuses', async () => {
  const user = userEvent.setup();
  const revoked = aKey({
    id: '0197a000-0000-7000-8000-00000000000b',
    name: 'Essai',
    state: 'revoked',
  });
  const { sent } = openPage(page, claude(), {
    [`GET ${path}`]: anOrganisation(),
    [`GET ${page}`]: { items: [aKey(), revoked] },
    [`POST ${page}/${aKey().id}/rotation`]: refusal(409, 'api_key_ended'),
    [`DELETE ${page}/${aKey().id}`]: aKey({ state: 'revoked' }),
  });
  await user.click(
    await screen.findByRole('button', { name: 'Remplacer la clé Billetterie' }, slowly),
  );
  expect(screen.queryByRole('button', { name: 'Révoquer la clé Essai' })).toBeNull();
  const rotation = await screen.findByRole('dialog', { name: /^Remplacer la clé Billetterie/ });
  await user.selectOptions(within(rotation).getByRole('combobox'), 'Sept jours');
  await user.click(within(rotation).getByRole('button', { name: 'Remplacer' }));
  expect(
    await within(rotation).findByText('Cette clé est déjà remplacée, expirée ou révoquée.'),
  ).toBeVisible();
  expect(sent(`POST ${page}/${aKey().id}/rotation`)).toEqual([{ overlapHours: 168 }]);
  await user.click(within(rotation).getByRole('button', { name: 'Annuler' }));
  await user.click(screen.getByRole('button', { name: 'Révoquer la clé Billetterie' }));
  const revocation = await screen.findByRole('dialog', { name: /^Révoquer la clé Billetterie/ });
  await user.click(within(revocation).getByRole('button', { name: 'Révoquer' }));
  expect(
    await screen.findByText('La clé Billetterie ne fonctionne plus', {}, slowly),
  ).toBeVisible();
  expect(sent(`DELETE ${page}/${aKey().id}`)).toHaveLength(1);
});

it('says for each key on which day in Paris it was last used, or that it was never used', async () => {
  const used = aKey({
    id: '0197a000-0000-7000-8000-00000000000b',
    name: 'Site',
    lastUsedAt: '2026-06-20T22:30:00Z',
  });
  openPage(page, claude(), {
    [`GET ${path}`]: anOrganisation(),
    [`GET ${page}`]: { items: [used, aKey()] },
  });
  await screen.findByRole('button', { name: 'Remplacer la clé Site' }, slowly);
  const factsOf = (name: string): HTMLElement => {
    const row = screen.getAllByRole('listitem').find((one) => within(one).queryByText(name));
    if (row === undefined) throw new Error(`no key is called ${name}`);
    return row;
  };
  expect(factsOf('Site')).toHaveTextContent('dernier usage le 21 juin 2026');
  expect(factsOf('Billetterie')).toHaveTextContent('jamais utilisée');
  expect(factsOf('Billetterie')).not.toHaveTextContent('dernier usage');
});

it('asks for no keys and offers no form to a member who is no owner', async () => {
  const { sent } = openPage(page, claude(), {
    [`GET ${path}`]: anOrganisation({ role: 'editor' }),
  });
  expect(
    await screen.findByText(
      'Seuls les propriétaires de l’organisation gèrent ses clés.',
      {},
      slowly,
    ),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Créer la clé' })).toBeNull();
  expect(sent(`GET ${page}`)).toEqual([]);
});
