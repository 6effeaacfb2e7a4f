// Specification: §5.29
import type { OrganiserPoi } from '@parages/contracts/types';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Imported up front: on a cold cache the lazy import takes longer than a test waits.
import '../features/editor/lifecycle/live-state-panel.tsx';
import { aPoi } from '../test/a-poi.ts';
import { editedPath, openEditor, slowly } from '../test/open-editor.tsx';
import { refusal } from '../test/open-page.tsx';

const poi = aPoi();
const version = { number: 1, label: poi.label, updatedAt: '2027-06-01T10:00:00Z' };
const online: Partial<OrganiserPoi> = {
  status: 'published',
  isEditable: false,
  publishedVersion: version,
  workingVersion: null,
  slugFr: 'bal',
  allowedTransitions: ['draft', 'archived'],
  publishedAt: '2027-06-01T10:00:00Z',
};

describe('decisions "Live state: scheduled, cancelled, postponed, full", without review', () => {
  const live = `${editedPath}/live-state`;
  const cancelled = aPoi({ ...online, liveState: 'cancelled', version: 4 });
  const openStates = async (count: object) => {
    const opened = openEditor('dates', {
      [`GET ${editedPath}`]: aPoi(online),
      [`GET ${live}/recipients`]: count,
      [`PUT ${live}`]: ({ body }) =>
        (body as { liveState: string }).liveState === 'cancelled'
          ? cancelled
          : aPoi({ ...online, version: 5 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Autres actions' }, slowly));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Changer la situation affichée' }, slowly),
    );
    const dialog = within(await screen.findByRole('dialog', {}, slowly));
    return { ...opened, dialog, sentStates: () => opened.sent(`PUT ${live}`) };
  };

  it('moving through the four states sends none; the dialog says how many readers get a mail, then sends the chosen one', async () => {
    const { dialog, calls, sentStates } = await openStates({ count: 12 });
    expect(dialog.getAllByRole('radio')).toHaveLength(4);
    const confirm = dialog.getByRole('button', { name: 'Changer la situation' });
    expect(confirm).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Complet' }));
    await userEvent.click(dialog.getByRole('radio', { name: 'Annulé' }));
    expect(await dialog.findByText(/^12 personnes ont cet événement en favori/)).toBeVisible();
    const asked = calls.filter(({ path }) => path.endsWith('/recipients'));
    expect(asked.at(-1)?.query.get('liveState')).toBe('cancelled');
    expect(sentStates()).toEqual([]);
    await userEvent.click(confirm);
    await waitFor(() => expect(sentStates()).toEqual([{ version: 3, liveState: 'cancelled' }]));
    expect(await screen.findByText('Annulé', { selector: 'h1 ~ p *, h1 ~ p' })).toBeVisible();
  });

  it('« Revenir en arrière » sets the former state again', async () => {
    const { dialog, sentStates } = await openStates({ count: 1 });
    await userEvent.click(dialog.getByRole('radio', { name: 'Annulé' }));
    expect(await dialog.findByText(/^1 personne a cet événement en favori/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Changer la situation' }));
    await userEvent.click(
      await screen.findByRole('button', { name: 'Revenir en arrière' }, slowly),
    );
    await waitFor(() =>
      expect(sentStates()).toEqual([
        { version: 3, liveState: 'cancelled' },
        { version: 4, liveState: 'scheduled' },
      ]),
    );
    expect(await screen.findByText(/Prévu, comme avant/, {}, slowly)).toBeVisible();
  });

  it('lets the organiser cancel when the number of recipients cannot be loaded', async () => {
    const { dialog } = await openStates(refusal(403, 'permission_missing'));
    await userEvent.click(dialog.getByRole('radio', { name: 'Annulé' }));
    expect(await dialog.findByText(/Leur nombre n’a pas pu être chargé/)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Changer la situation' })).toBeEnabled();
  });
});
