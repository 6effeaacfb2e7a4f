import type { MediaFile } from '@parages/contracts/types';
import { answerNetwork, clearSession } from '@parages/session/test/browser-session';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { aPoi } from '../test/a-poi.ts';
import { open, patient, press } from '../test/moderated-event.tsx';
import './companions.tsx'; // loaded first: no test's timeout includes it
import './moderator-tools.tsx';
import '../routes/event/event.page.tsx';

beforeEach(() => {
  clearSession();
  localStorage.removeItem('parages-moderator-bar');
  answerNetwork(() => undefined);
});

const aPicture = (id: string, position: number): MediaFile => ({
  id,
  title: `Vue ${id}`,
  credits: 'Camille',
  license: 'cc-by',
  licenseUrl: null,
  width: 800,
  height: 600,
  position,
  thumbhash: null,
  focal: { x: 0.5, y: 0.5 },
  origin: 'url',
  sourceUrl: null,
  isDrawing: false,
});
const inOrder = (ids: string[]): MediaFile[] => ids.map((id, rank) => aPicture(id, rank + 1));

/** The API answers changes with the pictures in the order `after`; `refusal` refuses them. */
async function openPictures(after: string[], refusal?: string) {
  let images = inOrder(['a', 'b', 'c']);
  const site = open('/evenement/fete-tours', {
    refuse: (call) => {
      const isChange = call.startsWith('PUT') || call.startsWith('PATCH');
      if (!isChange && !call.endsWith('/images')) return undefined;
      if (isChange) images = inOrder(after);
      return isChange && refusal !== undefined
        ? Response.json({ code: refusal }, { status: 412 })
        : Response.json({ version: isChange ? 8 : 7, images });
    },
  });
  await press('Images');
  const dialog = within(await screen.findByRole('dialog', { name: 'Images' }, patient));
  await dialog.findByText('Vue a', undefined, patient);
  const titles = () => dialog.getAllByText(/^Vue /).map(({ textContent }) => textContent);
  return { ...site, dialog, titles };
}

describe('decisions "image_mod: add by file or URL, delete, reorder, credits"', () => {
  it('moves a picture with a button, keeps the focus on it and announces the position', async () => {
    const { dialog, titles, sent } = await openPictures(['a', 'c', 'b']);
    dialog.getByRole('button', { name: 'Descendre l’image 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(titles()).toEqual(['Vue a', 'Vue c', 'Vue b']), patient);
    expect(sent).toEqual([
      {
        call: `PUT /org/pois/${aPoi().id}/images`,
        body: JSON.stringify({ version: 7, ids: ['a', 'c', 'b'] }),
      },
    ]);
    expect(await dialog.findByText('Image placée en position 3')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Descendre l’image 3' })).toHaveFocus();
  });

  it('moves neither the first picture up nor the last one down', async () => {
    const { dialog, sent } = await openPictures([]);
    for (const name of ['Monter l’image 1', 'Descendre l’image 3']) {
      const button = dialog.getByRole('button', { name });
      expect(button).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(button);
    }
    expect(sent).toEqual([]);
  });

  it('loads the pictures again when another moderator has changed the event', async () => {
    const { dialog, titles } = await openPictures(['c', 'b', 'a'], 'poi_version_stale');
    await userEvent.click(dialog.getByRole('button', { name: 'Monter l’image 2' }));
    await waitFor(() => expect(titles()).toEqual(['Vue c', 'Vue b', 'Vue a']), patient);
    expect((await screen.findAllByText(/Quelqu’un vient de le changer/)).length).toBeGreaterThan(0);
  });

  it('changes the text and the credit of a picture, and leaves its licence out when it is the same', async () => {
    const { dialog, sent } = await openPictures(['a', 'd', 'c']);
    await userEvent.click(dialog.getByRole('button', { name: 'Modifier l’image 2' }));
    const item = within(dialog.getAllByRole('listitem')[1] ?? document.body);
    const credits = item.getByRole('textbox', { name: 'Crédit' });
    expect(credits).toHaveValue('Camille');
    await userEvent.clear(credits);
    await userEvent.type(credits, 'Jo');
    await userEvent.click(item.getByRole('button', { name: 'Enregistrer' }));
    expect(await dialog.findByText('Vue d', undefined, patient)).toBeVisible();
    expect(sent).toEqual([
      {
        call: 'PATCH /media/b',
        body: JSON.stringify({ version: 7, credits: 'Jo' }),
      },
    ]);
    await waitFor(() => expect(dialog.getByRole('list', { name: 'Images' })).toHaveFocus());
  });
});
