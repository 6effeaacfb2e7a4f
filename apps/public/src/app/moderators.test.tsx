// Specification: §2.38, §2.39, §6.17, §7.32, §8.19
import {
  answerNetwork,
  clearSession,
  libraryUser,
  signedIn,
} from '@parages/session/test/browser-session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPoi } from '../test/a-poi.ts';
import { bar, found, moderated, open, patient, press } from '../test/moderated-event.tsx';
import './companions.tsx'; // loaded first: no test's timeout includes it
import '../features/account/fresh-sign-in.tsx';
import './moderator-tools.tsx';
import '../routes/event/event.page.tsx';
import '../routes/list/category.page.tsx';

beforeEach(() => {
  clearSession();
  localStorage.removeItem('parages-moderator-bar');
  answerNetwork(() => undefined);
});

describe('§2 "Moderators or admins also see actions there (section 6)": the moderation bar of an event page', () => {
  it('shows the event’s organisation and source, five action buttons and a link to the event on the pro site', async () => {
    open('/evenement/fete-tours');
    const within_ = await bar();
    for (const name of [
      'Images',
      'Chercher une image libre',
      'Thématiques',
      'Rattacher',
      'Désactiver',
    ])
      expect(within_.getByRole('button', { name })).toBeVisible();
    expect(within_.getByRole('link', { name: 'Ouvrir dans l’espace pro' })).toHaveAttribute(
      'href',
      `http://pro.localhost/org/events/${aPoi().id}`,
    );
    expect(within_.getByText('Sans organisation · Import openagenda')).toBeVisible();
  });

  it('is not shown to an account without permissions, and no moderation request is sent', async () => {
    const { asked } = open('/evenement/fete-tours', { permissions: [] });
    await screen.findByRole('heading', { level: 1 }, patient);
    await waitFor(() => expect(asked.some(({ pathname }) => pathname.endsWith('/me'))).toBe(true));
    expect(screen.queryByRole('complementary', { name: 'Modération' })).toBeNull();
    expect(asked.filter(({ pathname }) => pathname.includes('/moderation/'))).toEqual([]);
  });

  it('shows a note that another person moderates it, and no « Désactiver », for an event of the moderator’s own organisation', async () => {
    open('/evenement/fete-tours', {
      poi: moderated({
        isOwn: true,
        acts: ['edit'],
        organisation: { id: 'o', name: 'Les Saules' },
      }),
    });
    const within_ = await bar();
    expect(within_.queryByRole('button', { name: 'Désactiver' })).toBeNull();
    expect(within_.getByText(/une autre personne le modère/)).toBeVisible();
  });
});

describe('§6 "add or delete an image, enable or disable, image search, add or delete themes": the moderation bar of an event page', () => {
  it('§8 "error toast naming the URL and event": shown when the API refuses the URL of an added image; a success toast when it accepts the URL', async () => {
    let isRefused = true;
    const { sent } = open('/evenement/fete-tours', {
      refuse: (call) =>
        call.startsWith('POST') && isRefused
          ? Response.json({ code: 'picture_url_refused' }, { status: 422 })
          : undefined,
    });
    await press('Images');
    const dialog = within(await screen.findByRole('dialog', { name: 'Images' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter une image' }));
    expect(dialog.getByRole('textbox', { name: 'Adresse de l’image' })).toHaveAccessibleDescription(
      /Donne une adresse ou choisis un fichier/,
    );
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Adresse de l’image' }),
      'https://ailleurs.example/bal.jpg',
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Crédit' }), 'Jo');
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter une image' }));
    const message =
      'Impossible de prendre l’image https://ailleurs.example/bal.jpg pour « Fête de la Loire »';
    // The message appears in the panel and in the toast.
    await waitFor(() => expect(screen.getAllByText(message)).toHaveLength(2), patient);
    isRefused = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter une image' }));
    expect(
      await screen.findByText('Image ajoutée à « Fête de la Loire »', undefined, patient),
    ).toBeVisible();
    expect(sent.filter(({ call }) => call.endsWith('/media')).at(-1)).toEqual({
      call: `POST /pois/${aPoi().id}/media`,
      body: JSON.stringify({ url: 'https://ailleurs.example/bal.jpg', credits: 'Jo' }),
    });
  });

  it('the image form sends a chosen file as form data, with its credit before it', async () => {
    const { sent } = open('/evenement/fete-tours');
    await press('Images');
    const dialog = within(await screen.findByRole('dialog', { name: 'Images' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Crédit' }), 'Jo');
    await userEvent.upload(
      dialog.getByLabelText('Ou un fichier de ton appareil'),
      new File(['photo'], 'bal.jpg', { type: 'image/jpeg' }),
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter une image' }));
    const forms = () => sent.filter(({ call }) => call.endsWith('/media'));
    await waitFor(() => expect(forms()).toHaveLength(1), patient);
    expect(forms()[0]).toEqual({
      call: `POST /org/pois/${aPoi().id}/media`,
      body: expect.stringMatching(/name="credits"\s+Jo\s[\s\S]*name="file"; filename="bal.jpg"/),
    });
  });

  it('sends the request to delete an image once the moderator confirms', async () => {
    const { sent } = open('/evenement/fete-tours');
    await press('Images');
    await userEvent.click(
      await screen.findByRole('button', { name: 'Supprimer l’image 1' }, patient),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Supprimer pour de bon' }));
    await waitFor(() => expect(sent.map(({ call }) => call)).toContain('DELETE /media/i1'));
  });

  it('image search: posts the picture that the moderator picks with its credit and licence, and names the collection that did not answer', async () => {
    const { sent } = open('/evenement/fete-tours');
    await press('Chercher une image libre');
    expect(
      await screen.findByText('Sans réponse cette fois : Openverse', undefined, patient),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Prendre l’image Guinguette' }));
    await waitFor(() => expect(sent.find(({ call }) => call.endsWith('/media'))).toBeDefined());
    expect(JSON.parse(sent.find(({ call }) => call.endsWith('/media'))?.body ?? '')).toEqual({
      url: found.url,
      title: 'Guinguette',
      credits: found.credits,
      license: 'cc-by',
      licenseUrl: found.licenseUrl,
      origin: 'search',
    });
  });

  it('themes: posts the theme that the moderator presses, and shows why the API refuses to remove the last one', async () => {
    const { sent } = open('/evenement/fete-tours', {
      refuse: (call) =>
        call.startsWith('DELETE')
          ? Response.json({ code: 'themes_last' }, { status: 409 })
          : undefined,
    });
    await press('Thématiques');
    await userEvent.click(await screen.findByRole('button', { name: 'Fêtes', pressed: false }));
    await waitFor(() =>
      expect(sent).toContainEqual({
        call: `POST /pois/${aPoi().id}/themes`,
        body: '{"themes":["fetes"]}',
      }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Concerts', pressed: true }));
    expect(
      await screen.findByText('Il garde au moins une thématique.', undefined, patient),
    ).toBeVisible();
  });

  it('the theme dialog adds a typed tag, and removes a tag of the event', async () => {
    const { sent } = open('/evenement/fete-tours', { poi: moderated({ tags: ['guinguette'] }) });
    await press('Thématiques');
    const dialog = within(await screen.findByRole('dialog', { name: 'Thématiques' }));
    const field = dialog.getByRole('textbox', { name: 'Ajouter un mot-clé' });
    await userEvent.type(field, ' fanfare ');
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter' }));
    await waitFor(() => expect(field).toHaveValue(''), patient);
    await userEvent.click(dialog.getByRole('button', { name: /^Retirer .*guinguette$/ }));
    const call = (method: string) => `${method} /pois/${aPoi().id}/themes`;
    await waitFor(() =>
      expect(sent.filter((one) => one.call.endsWith('/themes'))).toEqual([
        { call: call('POST'), body: '{"tags":["fanfare"]}' },
        { call: call('DELETE'), body: '{"tags":["guinguette"]}' },
      ]),
    );
  });

  it('requires a reason to disable an event, then shows the reason, and sends the request to enable the event again', async () => {
    const { sent } = open('/evenement/fete-tours');
    await press('Désactiver');
    const dialog = within(await screen.findByRole('dialog', { name: 'Désactiver cet événement' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Désactiver' }));
    expect(dialog.getByRole('textbox', { name: 'Motif' })).toHaveAccessibleDescription(
      /Champ obligatoire/,
    );
    await userEvent.type(dialog.getByRole('textbox', { name: 'Motif' }), 'Doublon');
    await userEvent.click(dialog.getByRole('button', { name: 'Désactiver' }));
    expect(
      await (await bar()).findByText(
        'Les visiteurs ne le voient plus. Motif : Doublon',
        undefined,
        patient,
      ),
    ).toBeVisible();
    await press('Réactiver');
    await waitFor(() => expect(sent.map(({ body }) => body)).toContain('{"enabled":true}'));
  });

  it('shows « Réactiver » at the address of a disabled event, whose public data the API answers with 404', async () => {
    open('/evenement/fete-tours', {
      isGone: true,
      poi: moderated({ isEnabled: false, isOnline: false, disabledReason: 'Doublon' }),
    });
    expect((await bar()).getByRole('button', { name: 'Réactiver' })).toBeVisible();
  });

  it('"reassigns an event to an organiser": finds the organisation by name and posts its id with the version of the event', async () => {
    const { sent } = open('/evenement/fete-tours');
    await press('Rattacher');
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Rattacher à une organisation' }),
    );
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Nom ou SIREN de l’organisation' }),
      'saules',
    );
    await userEvent.click(
      await dialog.findByRole('radio', { name: /Le Bruit des Saules/ }, patient),
    );
    await userEvent.click(
      dialog.getByRole('button', { name: /^Rattacher à .*Le Bruit des Saules/ }),
    );
    await waitFor(() =>
      expect(sent).toContainEqual({
        call: `POST /org/pois/${aPoi().id}/reassignment`,
        body: '{"version":3,"organisationId":"o1"}',
      }),
    );
  });
});

it('reassigning an event: opens the password dialog when the API answers sign_in_too_old, and repeats the request once the password is confirmed', async () => {
  let isFresh = false;
  answerNetwork(({ path }) => {
    if (path !== '/signin') return undefined;
    isFresh = true;
    return signedIn({ status: 'OK', user: libraryUser('camille@example.org') });
  });
  const refuse = (call: string) =>
    call.endsWith('/reassignment') && !isFresh
      ? Response.json({ code: 'sign_in_too_old' }, { status: 403 })
      : undefined;
  const { sent } = open('/evenement/fete-tours', { refuse });
  await press('Rattacher');
  const form = within(await screen.findByRole('dialog', { name: 'Rattacher à une organisation' }));
  await userEvent.type(
    form.getByRole('textbox', { name: 'Nom ou SIREN de l’organisation' }),
    'saules',
  );
  await userEvent.click(await form.findByRole('radio', { name: /Le Bruit des Saules/ }, patient));
  await userEvent.click(form.getByRole('button', { name: /^Rattacher à .*Le Bruit des Saules/ }));
  const dialog = within(
    await screen.findByRole('dialog', { name: 'Confirme ton mot de passe' }, patient),
  );
  await userEvent.type(dialog.getByLabelText('Mot de passe'), 'une phrase longue');
  await userEvent.click(dialog.getByRole('button', { name: 'Confirmer' }));
  await waitFor(
    () => expect(sent.filter(({ call }) => call.endsWith('/reassignment'))).toHaveLength(2),
    patient,
  );
  expect(new Set(sent.map(({ body }) => body))).toEqual(
    new Set(['{"version":3,"organisationId":"o1"}']),
  );
});

describe('§6 "image_mod shows on cards a button to add an image to an event by URL and a placeholder image when there is no media"', () => {
  it('shows the button and the placeholder only on a card without an image, and reloads the list after an image is added', async () => {
    const { sent, asked } = open('/ville/tours/category/concerts?sort=distance');
    await userEvent.click(
      await screen.findByRole(
        'button',
        { name: 'Ajouter une image à «\u00a0Sans photo\u00a0»' },
        patient,
      ),
    );
    expect(screen.getByText('Sans image')).toBeVisible();
    expect(
      screen.queryByRole('button', { name: 'Ajouter une image à «\u00a0Avec photo\u00a0»' }),
    ).toBeNull();
    const dialog = within(screen.getByRole('dialog'));
    await userEvent.type(
      dialog.getByRole('textbox', { name: 'Adresse de l’image' }),
      'https://ailleurs.example/bal.jpg',
    );
    const before = asked.filter(({ pathname }) => pathname === '/api/v1/pois').length;
    await userEvent.click(dialog.getByRole('button', { name: 'Ajouter une image' }));
    await waitFor(() =>
      expect(sent.map(({ call }) => call)).toEqual([
        expect.stringMatching(/^POST \/pois\/.*\/media$/),
      ]),
    );
    // §7 "Cache key invalidated after image add: getPoisByAddressDistance".
    await waitFor(() =>
      expect(asked.filter(({ pathname }) => pathname === '/api/v1/pois').length).toBeGreaterThan(
        before,
      ),
    );
  });

  it('shows no placeholder image to a moderator with theme_mod alone', async () => {
    open('/ville/tours/category/concerts?sort=distance', { permissions: ['theme_mod'] });
    await screen.findByText('Sans photo', undefined, patient);
    await waitFor(() => expect(document.querySelector('#content > div')).not.toBeNull());
    expect(screen.queryByText('Sans image')).toBeNull();
  });
});
