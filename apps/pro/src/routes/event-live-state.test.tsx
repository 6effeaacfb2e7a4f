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

describe('issue 16 "one date cancelled, full or moved": the state of one date', () => {
  const day = (startDate: string, liveState = 'scheduled') => ({
    startDate,
    endDate: startDate,
    startTime: '20:30:00',
    endTime: null,
    liveState,
    movedFrom: null,
  });
  const openDates = async (
    items: object[],
    recipientCount = 12,
    liveState: OrganiserPoi['liveState'] = 'scheduled',
  ) => {
    const opened = openEditor('dates', {
      [`GET ${editedPath}`]: aPoi({ ...online, liveState }),
      [`GET ${editedPath}/date-states`]: { items, recipientCount },
      [`PUT ${editedPath}/date-state`]: ({ body }) =>
        aPoi({ ...online, version: (body as { version: number }).version + 1 }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Autres actions' }, slowly));
    await userEvent.click(
      await screen.findByRole('menuitem', { name: 'Changer la situation affichée' }, slowly),
    );
    const dialog = within(await screen.findByRole('dialog', {}, slowly));
    await dialog.findByRole('radio', { name: /^Prévu/ });
    return { ...opened, dialog, sentDates: () => opened.sent(`PUT ${editedPath}/date-state`) };
  };

  it('a date is chosen by its day and hour; its change says how many readers get a mail, is sent, and is undone by « Revenir en arrière »', async () => {
    const { dialog, sentDates } = await openDates([day('2027-07-14'), day('2027-07-15', 'full')]);
    const target = await dialog.findByLabelText('Ce qui change', {}, slowly);
    const options = within(target).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent?.replace(/\u00a0/g, ' '))).toEqual([
      'Tout l’événement',
      'mercredi 14 juillet 2027, 20 h 30',
      'jeudi 15 juillet 2027, 20 h 30 · Complet',
    ]);
    await userEvent.selectOptions(target, options[2] as HTMLElement);
    expect(dialog.getByRole('radio', { name: /^Complet/ })).toBeChecked();
    expect(dialog.getByRole('button', { name: 'Changer la situation' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('radio', { name: 'Annulé' }));
    expect(dialog.getByText(/^12 personnes ont cet événement en favori/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Changer la situation' }));
    const date = { startDate: '2027-07-15', startTime: '20:30:00' };
    await waitFor(() =>
      expect(sentDates()).toEqual([{ version: 3, liveState: 'cancelled', ...date }]),
    );
    await userEvent.click(
      await screen.findByRole('button', { name: 'Revenir en arrière' }, slowly),
    );
    await waitFor(() => expect(sentDates()[1]).toEqual({ version: 4, liveState: 'full', ...date }));
    expect(await screen.findByText(/^jeudi 15 juillet.*Complet, comme avant/)).toBeVisible();
  });

  it('a date moves to another day and hour, and back', async () => {
    const { dialog, sentDates } = await openDates([day('2027-07-14'), day('2027-07-15')], 0);
    const target = await dialog.findByLabelText('Ce qui change', {}, slowly);
    await userEvent.selectOptions(target, within(target).getAllByRole('option')[1] as HTMLElement);
    await userEvent.click(dialog.getByRole('radio', { name: /^À un autre jour/ }));
    const confirm = dialog.getByRole('button', { name: 'Changer la situation' });
    expect(confirm).toBeDisabled();
    const newDay = dialog.getByLabelText('Nouveau jour');
    await userEvent.clear(newDay);
    await userEvent.type(newDay, '16/07/2027');
    expect(dialog.getByText('Personne ne recevra d’e-mail.')).toBeVisible();
    await userEvent.click(confirm);
    const from = { startDate: '2027-07-14', startTime: '20:30:00' };
    const to = { startDate: '2027-07-16', startTime: '20:30:00' };
    await waitFor(() =>
      expect(sentDates()).toEqual([{ version: 3, ...from, liveState: 'scheduled', movedTo: to }]),
    );
    expect(await screen.findByText(/déplacé au vendredi 16 juillet 2027/)).toBeVisible();
    await userEvent.click(
      await screen.findByRole('button', { name: 'Revenir en arrière' }, slowly),
    );
    await waitFor(() =>
      expect(sentDates()[1]).toEqual({ version: 4, ...to, liveState: 'scheduled', movedTo: from }),
    );
  });

  it('the only date of an event is not chosen; it can move', async () => {
    const { dialog, sentDates } = await openDates([day('2027-07-14')]);
    await userEvent.click(await dialog.findByRole('radio', { name: /^À un autre jour/ }, slowly));
    expect(dialog.queryByLabelText('Ce qui change')).toBeNull();
    const newTime = dialog.getByLabelText('Nouvelle heure');
    await userEvent.clear(newTime);
    await userEvent.type(newTime, '21h');
    await userEvent.click(dialog.getByRole('button', { name: 'Changer la situation' }));
    await waitFor(() =>
      expect(sentDates()).toMatchObject([
        { startTime: '20:30:00', movedTo: { startDate: '2027-07-14', startTime: '21:00' } },
      ]),
    );
  });

  it('the only date of an event takes place again when it was cancelled', async () => {
    const { dialog, sentDates } = await openDates([day('2027-07-14', 'cancelled')]);
    const cancelled = await dialog.findByRole('radio', { name: /^Annulé.*affiché/ }, slowly);
    expect(cancelled).toBeChecked();
    await userEvent.click(dialog.getByRole('radio', { name: /^Prévu/ }));
    expect(dialog.getByText(/^12 personnes ont cet événement en favori/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Changer la situation' }));
    const date = { startDate: '2027-07-14', startTime: '20:30:00' };
    await waitFor(() =>
      expect(sentDates()).toEqual([{ version: 3, liveState: 'scheduled', ...date }]),
    );
  });

  it('no date is chosen or moved while the whole event is cancelled', async () => {
    const dates = [day('2027-07-14'), day('2027-07-15')];
    const { dialog, calls } = await openDates(dates, 0, 'cancelled');
    await waitFor(() => expect(calls.some(({ path }) => path.endsWith('/date-states'))).toBe(true));
    expect(await dialog.findByRole('radio', { name: /^Annulé.*affiché/ })).toBeChecked();
    expect(dialog.getAllByRole('radio')).toHaveLength(4);
    expect(dialog.queryByLabelText('Ce qui change')).toBeNull();
  });

  it('a date that moved is moved in the choice that opens again at once, beside the tab of the dates, and no announcement is said to be lost', async () => {
    let dates = [day('2027-07-14'), day('2027-07-15')];
    const answer = (number: number) =>
      aPoi({
        ...online,
        status: 'draft',
        isEditable: true,
        workingVersion: poi.workingVersion,
        version: number,
        dates: {
          ...poi.dates,
          isPermanent: false,
          periods: dates.map(({ liveState: _state, movedFrom: _from, ...date }) => ({
            ...date,
            note: null,
          })),
        },
      });
    const { sent } = openEditor('dates', {
      [`GET ${editedPath}`]: answer(3),
      [`GET ${editedPath}/date-states`]: () => ({ items: dates, recipientCount: 0 }),
      [`PUT ${editedPath}/date-state`]: ({ body }) => {
        const { movedTo, ...change } = body as { version: number; movedTo?: { startDate: string } };
        if (movedTo) dates = [{ ...day(movedTo.startDate), movedFrom: null }, day('2027-07-15')];
        return answer(change.version + 1);
      },
    });
    const choose = async (option: RegExp, state: RegExp, newDay?: string) => {
      await userEvent.click(await screen.findByRole('button', { name: 'Autres actions' }, slowly));
      await userEvent.click(
        await screen.findByRole('menuitem', { name: 'Changer la situation affichée' }, slowly),
      );
      const dialog = within(await screen.findByRole('dialog', {}, slowly));
      const target = await dialog.findByLabelText('Ce qui change', {}, slowly);
      await userEvent.selectOptions(target, within(target).getByRole('option', { name: option }));
      await userEvent.click(dialog.getByRole('radio', { name: state }));
      if (newDay !== undefined) {
        await userEvent.clear(dialog.getByLabelText('Nouveau jour'));
        await userEvent.type(dialog.getByLabelText('Nouveau jour'), newDay);
      }
      await userEvent.click(dialog.getByRole('button', { name: 'Changer la situation' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), slowly);
    };
    await choose(/14 juillet/, /^À un autre jour/, '16/07/2027');
    await choose(/16 juillet/, /^Annulé/);
    expect(sent(`PUT ${editedPath}/date-state`)[1]).toMatchObject({
      version: 4,
      startDate: '2027-07-16',
      liveState: 'cancelled',
    });
    expect(screen.queryByText(/ne sera plus affichée/)).toBeNull();
  });
});
