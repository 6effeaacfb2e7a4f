import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { anOrganisation } from '../../test/an-organisation.ts';
import { claude, openPage, refusal } from '../../test/open-page.tsx';
import './agenda.page.tsx'; // preloaded: a cold import exceeds the test timeout

const slowly = { timeout: 5000 };
const path = '/org/organisations/0197a000-0000-7000-8000-000000000001';
const amboise = {
  slug: 'amboise',
  name: 'Amboise',
  label: 'Amboise',
  position: { lon: 0.98, lat: 47.41 },
  neighbours: [],
};
const organisation = (change = {}) => ({ [`GET ${path}`]: { ...anOrganisation(), ...change } });
const preview = () => screen.getByTitle<HTMLIFrameElement>('Aperçu de l’agenda');

it('shows the agenda of the organisation in a frame without scripts, its two snippets and its poster', async () => {
  const { slug } = anOrganisation();
  openPage(`${path}/agenda`, claude(), organisation());
  expect(await screen.findByText(/^<iframe src=/, {}, slowly)).toHaveTextContent(
    `/agenda-integre/organisateur/${slug}"`,
  );
  expect(preview().src).toMatch(new RegExp(`/agenda-integre/organisateur/${slug}$`));
  expect(preview().getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
  expect(screen.getByText(/<parages-agenda organiser="/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ouvrir l’affiche (PDF)' })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`/organisateur/${slug}\\.pdf$`)),
  );
});

it('follows the chosen town, theme and number, after a pause', async () => {
  const user = userEvent.setup();
  openPage(`${path}/agenda`, claude(), {
    ...organisation(),
    'GET /towns/amboise': amboise,
    'GET /towns/tours': { ...amboise, slug: 'tours', name: 'Tours', label: 'Tours' },
  });
  await user.selectOptions(await screen.findByLabelText('Événements', {}, slowly), 'town');
  const town = screen.getByRole('textbox', { name: /Commune/ });
  await user.clear(town);
  await user.type(town, 'Amboise');
  await user.selectOptions(screen.getByLabelText('Thème'), 'concerts');
  await user.selectOptions(screen.getByLabelText('Nombre d’événements'), '3');
  expect(await screen.findByText(/^Commune trouvée.*Amboise$/, {}, slowly)).toBeVisible();
  await waitFor(
    () =>
      expect(preview().src).toMatch(
        /\/agenda-integre\/ville\/amboise\/category\/concerts\?limit=3$/,
      ),
    slowly,
  );
  expect(screen.getByText(/<parages-agenda/)).toHaveTextContent(
    '<parages-agenda town="amboise" theme="concerts" limit="3">',
  );
});

it('says that no commune has the name, and has then nothing to copy', async () => {
  openPage(`${path}/agenda`, claude(), {
    ...organisation({ status: 'pending', locality: 'Nulle-Part' }),
    'GET /towns/nulle-part': () => refusal(404, 'town_not_found'),
  });
  expect(
    await screen.findByText('Aucune commune de ce nom. Vérifiez l’orthographe.', {}, slowly),
  ).toBeVisible();
  expect(screen.getByText(/pas encore validée/)).toBeVisible();
  expect(screen.queryByText(/<iframe/)).toBeNull();
});

it('copies a snippet, and says so when the browser refuses', async () => {
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  openPage(`${path}/agenda`, claude(), organisation());
  const copy = await screen.findByRole('button', { name: 'Copier le composant' }, slowly);
  await user.click(copy);
  expect(await screen.findByText('Copié', {}, slowly)).toBeVisible();
  expect(write.mock.calls[0]?.[0]).toContain('<parages-agenda organiser="');
  write.mockRejectedValueOnce(new DOMException('refused', 'NotAllowedError'));
  await user.click(copy);
  expect(await screen.findByText(/La copie n’a pas abouti/, {}, slowly)).toBeVisible();
});
