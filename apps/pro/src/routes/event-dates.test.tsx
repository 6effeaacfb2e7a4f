// Specification: §5.38
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
// Imported up front: on a cold cache the lazy import takes longer than a test waits.
import '../features/editor/dates/recurrence-panel.tsx';
import { aPoi } from '../test/a-poi.ts';
import { openEditor, editedPath as path, slowly } from '../test/open-editor.tsx';

const poi = aPoi();
const undated = aPoi({ dates: { ...poi.dates, periods: [] } });

const weekly = (count: number) =>
  aPoi({
    dates: {
      ...poi.dates,
      periods: Array.from({ length: count }, (_, index) => {
        const day = `2027-03-${String(1 + 7 * index).padStart(2, '0')}`;
        return { startDate: day, endDate: day, startTime: '20:30:00', endTime: null, note: null };
      }),
    },
  });

it('O9: dates and times are written as in French in any browser, and a wrong one gets a sentence when it is left', async () => {
  const user = userEvent.setup();
  const { sent } = openEditor('dates', { [`PATCH ${path}/dates`]: poi });
  const day = await screen.findByLabelText('Du', {}, slowly);
  const time = screen.getByLabelText('de');
  expect([day, time].map((field) => (field as HTMLInputElement).value)).toEqual([
    '14/07/2027',
    '20:30',
  ]);
  await user.clear(day);
  await user.type(day, '15/7/27');
  await user.clear(time);
  await user.type(time, '21h15');
  expect(day).toHaveValue('15/07/2027');
  await user.tab();
  expect(time).toHaveValue('21:15');
  await waitFor(() => expect(sent(`PATCH ${path}/dates`)).not.toEqual([]), slowly);
  expect(sent(`PATCH ${path}/dates`).at(-1)).toMatchObject({
    periods: [{ startDate: '2027-07-15', endDate: '2027-07-15', startTime: '21:15' }],
  });
  await user.clear(day);
  await user.type(day, '31/06/2027');
  expect(screen.queryByText('Écrivez une date comme 14/07/2027')).toBeNull();
  await user.tab();
  expect(day).toHaveAccessibleDescription('Écrivez une date comme 14/07/2027');
  expect(day).toHaveValue('31/06/2027');
});

it('friction 9: four dates or more are lines with their weekday and two buttons; « Modifier » opens the fields of one', async () => {
  const user = userEvent.setup();
  const { sent } = openEditor('dates', {
    [`GET ${path}`]: weekly(5),
    [`PATCH ${path}/dates`]: weekly(5),
  });
  await screen.findByText('5 dates', {}, slowly);
  const list = within(screen.getByRole('region', { name: 'Dates et horaires' }));
  expect(list.getByText(/^lundi 8 mars 2027, 20.h.30$/)).toBeVisible();
  expect(screen.queryByLabelText('Du')).toBeNull();
  for (const line of list.getAllByRole('group', { name: /^Date / }))
    expect(within(line).getAllByRole('button')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Modifier la date 2' }));
  const field = screen.getByLabelText('de');
  await waitFor(() => expect(screen.getByLabelText('Du')).toHaveFocus());
  await user.clear(field);
  await user.type(field, '21:00');
  expect(field).toHaveFocus();
  await waitFor(() => expect(sent(`PATCH ${path}/dates`)).not.toEqual([]), slowly);
  expect(sent(`PATCH ${path}/dates`).at(-1)).toMatchObject({
    periods: [{}, { startDate: '2027-03-08', startTime: '21:00' }, {}, {}, {}],
  });
});

it('issue 16 "one date told apart": a date among several has a note, which its line shows', async () => {
  const user = userEvent.setup();
  const { sent } = openEditor('dates', {
    [`GET ${path}`]: weekly(4),
    [`PATCH ${path}/dates`]: weekly(4),
  });
  await user.click(await screen.findByRole('button', { name: 'Modifier la date 2' }, slowly));
  await user.type(await screen.findByLabelText('Précision sur cette date', {}, slowly), 'Surtitré');
  await waitFor(() => expect(sent(`PATCH ${path}/dates`)).not.toEqual([]), slowly);
  expect(sent(`PATCH ${path}/dates`).at(-1)).toMatchObject({
    periods: [{}, { startDate: '2027-03-08', note: 'Surtitré' }, {}, {}],
  });
});

it('« Ajouter une date » after three dates opens the new one alone', async () => {
  const user = userEvent.setup();
  openEditor('dates', { [`GET ${path}`]: weekly(3), [`PATCH ${path}/dates`]: weekly(3) });
  expect(await screen.findAllByLabelText('Du', {}, slowly)).toHaveLength(3);
  await user.click(screen.getByRole('button', { name: 'Ajouter une date' }));
  const opened = screen.getByRole('group', { name: 'Date 4' });
  expect(within(opened).getByLabelText('Du')).toBeVisible();
  expect(screen.getAllByLabelText('Du')).toHaveLength(1);
});

it('issue 16 "recurrence": « Plusieurs dates… » adds every other Saturday at two times a day', async () => {
  const user = userEvent.setup();
  const { sent } = openEditor('dates', {
    [`GET ${path}`]: undated,
    [`PATCH ${path}/dates`]: undated,
  });
  await user.click(await screen.findByRole('button', { name: 'Plusieurs dates…' }, slowly));
  const dialog = within(await screen.findByRole('dialog', { name: 'Plusieurs dates' }, slowly));
  const retype = async (label: string, text: string) => {
    await user.clear(dialog.getByLabelText(label));
    await user.type(dialog.getByLabelText(label), text);
  };
  await user.selectOptions(dialog.getByLabelText('Rythme'), 'Une semaine sur deux');
  const days = within(dialog.getByRole('group', { name: 'Jours' }));
  for (const pressed of days.queryAllByRole('button', { pressed: true })) await user.click(pressed);
  await user.click(days.getByRole('button', { name: 'sam.' }));
  await retype('À partir du', '06/03/2027');
  await retype('Jusqu’au', '20/03/2027');
  await user.type(dialog.getByLabelText('De'), '14:00');
  await user.click(dialog.getByRole('button', { name: 'Ajouter un horaire le même jour' }));
  await user.type(dialog.getByLabelText('De, horaire 2'), '16:00');
  await user.click(dialog.getByRole('button', { name: 'Ajouter ces 4 dates' }));
  await waitFor(() => expect(sent(`PATCH ${path}/dates`)).not.toEqual([]), slowly);
  const at = (startDate: string, startTime: string) => ({
    startDate,
    endDate: startDate,
    startTime,
    endTime: null,
  });
  expect(sent(`PATCH ${path}/dates`)[0]).toMatchObject({
    periods: [
      at('2027-03-06', '14:00'),
      at('2027-03-06', '16:00'),
      at('2027-03-20', '14:00'),
      at('2027-03-20', '16:00'),
    ],
  });
});

it('issue 16 "school holidays left out": « Plusieurs dates… » leaves out the holidays of the zone and the public holidays', async () => {
  const user = userEvent.setup();
  const { sent } = openEditor('dates', {
    [`GET ${path}`]: undated,
    [`PATCH ${path}/dates`]: undated,
  });
  await user.click(await screen.findByRole('button', { name: 'Plusieurs dates…' }, slowly));
  const dialog = within(await screen.findByRole('dialog', { name: 'Plusieurs dates' }, slowly));
  const retype = async (label: string, text: string) => {
    await user.clear(dialog.getByLabelText(label));
    await user.type(dialog.getByLabelText(label), text);
  };
  await user.selectOptions(dialog.getByLabelText('Se répète'), 'Tous les jours');
  await retype('À partir du', '30/04/2027');
  await retype('Jusqu’au', '04/05/2027');
  expect(dialog.getByText('5 dates du 30 avril au 4 mai.')).toBeVisible();
  await user.selectOptions(
    dialog.getByLabelText('Vacances scolaires'),
    'Sauf pendant les vacances de la zone B, celle de la commune',
  );
  expect(dialog.getByLabelText('Vacances scolaires')).toHaveAccessibleDescription(
    /^Calendrier du ministère de l’Éducation nationale, connu jusqu’au 31 août 2027/,
  );
  expect(dialog.getByText(/^2 dates du 3 mai au 4 mai\. 3 dates sont laissées/)).toBeVisible();
  await user.selectOptions(
    dialog.getByLabelText('Vacances scolaires'),
    'Avec les dates des vacances scolaires',
  );
  await user.click(dialog.getByRole('checkbox', { name: 'Sauf les jours fériés' }));
  expect(dialog.getByText(/Une date est laissée de côté/)).toBeVisible();
  await retype('Jusqu’au', '02/05/2027');
  await user.click(dialog.getByRole('button', { name: 'Ajouter ces 2 dates' }));
  await waitFor(() => expect(sent(`PATCH ${path}/dates`)).not.toEqual([]), slowly);
  expect(sent(`PATCH ${path}/dates`)[0]).toMatchObject({
    periods: [{ startDate: '2027-04-30' }, { startDate: '2027-05-02' }],
  });
});

it('warns before a publication is requested when every date of the event is past', async () => {
  const day = {
    startDate: '2020-07-14',
    endDate: '2020-07-14',
    startTime: null,
    endTime: null,
    note: null,
  };
  openEditor('dates', {
    [`GET ${path}`]: aPoi({ dates: { ...poi.dates, isPermanent: false, periods: [day] } }),
  });
  await userEvent.click(
    await screen.findByRole('button', { name: 'Demander la publication' }, slowly),
  );
  const dialog = await screen.findByRole('dialog', { name: 'Demander la publication' });
  expect(
    await within(dialog).findByText('Toutes les dates sont passées', {}, slowly),
  ).toBeVisible();
});

it('warns below the dates when one that is cancelled or full is no longer among them, until it is there again', async () => {
  const user = userEvent.setup();
  const revised = weekly(2);
  const published = revised.dates.periods.map((period, index) => ({
    ...period,
    note: undefined,
    liveState: index === 0 ? 'cancelled' : 'scheduled',
    movedFrom: null,
  }));
  const version = { number: 1, label: poi.label, updatedAt: '2027-02-01T10:00:00Z' };
  openEditor('dates', {
    [`GET ${path}`]: { ...revised, publishedVersion: version, workingVersion: version },
    [`GET ${path}/date-states`]: { items: published, recipientCount: 3 },
    [`PATCH ${path}/dates`]: revised,
  });
  const [first] = await screen.findAllByLabelText('Du', {}, slowly);
  const title = 'La situation d’une date ne sera plus affichée';
  expect(screen.queryByText(title)).toBeNull();
  const day = first ?? document.body;
  await user.clear(day);
  await user.type(day, '02/03/2027');
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(/^lundi 1er mars 2027, 20.h.30 · Annulé$/)).toBeVisible();
  await user.clear(day);
  await user.type(day, '01/03/2027');
  await waitFor(() => expect(screen.queryByText(title)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Retirer la date 1' }));
  expect(await screen.findByText(title)).toBeVisible();
});
