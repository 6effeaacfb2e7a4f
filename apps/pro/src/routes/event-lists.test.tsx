import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
// Imported up front: on a cold cache the lazy imports take longer than a test waits.
import '../features/editor/saving/after-merge.ts';
import '../features/editor/saving/conflict-body.tsx';
import { aPoi } from '../test/a-poi.ts';
import { type Answers, claude, openPage, refusal } from '../test/open-page.tsx';

const poi = aPoi();
const path = `/org/pois/${poi.id}`;
const openTab = (tab: string, answered = poi, answers: Answers = {}) =>
  openPage(`/org/events/${poi.id}?tab=${tab}`, claude({ permissions: ['poi_editor'] }), {
    [`GET ${path}`]: answered,
    [`PATCH ${path}/${tab}`]: answered,
    'GET /org/features': { items: [] },
    ...answers,
  });
const slowly = { timeout: 5000 };
const aPrice = (label: string, minPriceCents: number) => ({
  label,
  minPriceCents,
  maxPriceCents: null,
  priceModes: [],
  policyName: null,
  startDate: null,
  endDate: null,
  additionalInfo: null,
});
const threePrices = aPoi({
  prices: {
    isFree: false,
    prices: [aPrice('Un', 1000), aPrice('Deux', 2000), aPrice('Trois', 3000)],
  },
});
const amounts = () =>
  screen
    .getAllByLabelText('À partir de (€)')
    .map((field) => (field instanceof HTMLInputElement ? field.value : ''));

describe('typed values in the lists and numbers of an event', () => {
  it('keeps the typed values of the other prices when one is removed', async () => {
    const user = userEvent.setup();
    openTab('prices', threePrices);
    const second = within(
      await screen.findByRole('region', { name: 'Tarif 2' }, slowly),
    ).getByLabelText('À partir de (€)');
    await user.clear(second);
    await user.type(second, '12,5');
    await user.click(screen.getByRole('button', { name: 'Retirer le tarif 1' }));
    expect(amounts()).toEqual(['12,5', '30']);
    expect(screen.getByRole('heading', { name: 'Deux' })).toBeVisible();
  });

  it('keeps the other contacts and the other lines of a contact when one is removed', async () => {
    const user = userEvent.setup();
    const contact = (legalName: string, websites: string[]) =>
      ({ type: 'booking', legalName, emails: [], phoneNumbers: [], websites }) as const;
    const two = [
      contact('Le Vinci', ['https://vinci.example']),
      contact('La mairie', ['https://un.example', 'https://deux.example']),
    ];
    openTab(
      'contacts',
      aPoi({
        contacts: two.map((one) => ({
          ...one,
          emails: [],
          phoneNumbers: [],
          websites: [...one.websites],
        })),
      }),
    );
    await user.click(await screen.findByRole('button', { name: 'Retirer le contact 1' }, slowly));
    expect(screen.getByLabelText('Nom')).toHaveValue('La mairie');
    const last = screen.getByLabelText('Sites 2');
    await user.click(screen.getByRole('button', { name: 'Retirer https://un.example' }));
    expect(screen.getByLabelText('Sites')).toBe(last);
    expect(last).toHaveValue('https://deux.example');
  });

  it('keeps the position of a website of a contact that is emptied and typed again', async () => {
    const user = userEvent.setup();
    const websites = ['https://un.example', 'https://deux.example'];
    const { sent } = openTab(
      'contacts',
      aPoi({
        contacts: [{ type: 'booking', legalName: null, emails: [], phoneNumbers: [], websites }],
      }),
    );
    const first = await screen.findByLabelText('Sites 1', {}, slowly);
    await user.clear(first);
    expect(screen.getByRole('tab', { name: /Contacts.*Complet/ })).toBeVisible();
    await user.type(first, 'https://trois.example');
    expect(screen.getByLabelText('Sites 2')).toHaveValue('https://deux.example');
    await waitFor(() => expect(sent(`PATCH ${path}/contacts`)).toHaveLength(1), slowly);
    expect(sent(`PATCH ${path}/contacts`)[0]).toMatchObject({
      contacts: [{ websites: ['https://trois.example', 'https://deux.example'] }],
    });
  });

  it('adds pasted tags up to 30, and keeps the 31st in the field with an error', async () => {
    const user = userEvent.setup();
    const tags = Array.from({ length: 29 }, (_, index) => `mot ${index}`);
    const { sent } = openTab('categories', aPoi({ categories: { ...poi.categories, tags } }));
    const field = await screen.findByLabelText('Mots-clés', {}, slowly);
    await user.click(field);
    await user.paste('bal, fanfare,');
    expect(field).toHaveValue('fanfare');
    expect(field).toHaveAccessibleDescription(/^30 mots-clés au plus/);
    await user.type(field, '{Enter}');
    expect(field).toHaveValue('fanfare');
    await waitFor(() => expect(sent(`PATCH ${path}/categories`)).not.toEqual([]), slowly);
    expect(sent(`PATCH ${path}/categories`).at(-1)).toMatchObject({ tags: [...tags, 'bal'] });
  });

  it('adds a tag that was typed and not added when the organiser leaves its field', async () => {
    const { sent } = openTab('categories', poi);
    await userEvent.type(await screen.findByLabelText('Mots-clés', {}, slowly), 'bal musette');
    await userEvent.tab();
    await waitFor(() => expect(sent(`PATCH ${path}/categories`)).toHaveLength(1), slowly);
    expect(sent(`PATCH ${path}/categories`)[0]).toMatchObject({ tags: ['bal musette'] });
  });

  it('keeps the second date of an event, in the same input, when the first is removed', async () => {
    const user = userEvent.setup();
    const period = (day: string) => ({
      startDate: day,
      endDate: day,
      startTime: null,
      endTime: null,
      note: null,
    });
    openTab(
      'dates',
      aPoi({ dates: { ...poi.dates, periods: [period('2027-07-14'), period('2027-07-15')] } }),
    );
    const second = within(
      await screen.findByRole('group', { name: 'Date 2' }, slowly),
    ).getByLabelText('Du');
    await user.click(screen.getByRole('button', { name: 'Retirer la date 1' }));
    expect(screen.getByLabelText('Du')).toBe(second);
    expect(second).toHaveValue('15/07/2027');
  });

  it('asks about a far year and about hours of the night beside their date, and saves both', async () => {
    const evening = {
      startDate: '2027-07-14',
      endDate: '2027-07-14',
      startTime: '20:30:00',
      endTime: null,
      note: null,
    };
    const { sent } = openTab('dates', aPoi({ dates: { ...poi.dates, periods: [evening] } }));
    const group = await screen.findByRole('group', { name: 'Date 1' }, slowly);
    expect(group).not.toHaveTextContent('?');
    fireEvent.change(within(group).getByLabelText('Du'), { target: { value: '2062-07-14' } });
    await waitFor(() => expect(group).toHaveTextContent('Est-ce bien la bonne année ?'), slowly);
    fireEvent.change(within(group).getByLabelText('de'), { target: { value: '02:00' } });
    expect(group).toHaveTextContent('Est-ce bien en pleine nuit ?');
    await waitFor(() => expect(sent(`PATCH ${path}/dates`)).not.toEqual([]), slowly);
    expect(sent(`PATCH ${path}/dates`).at(-1)).toMatchObject({
      periods: [{ startDate: '2062-07-14', startTime: '02:00' }],
    });
  });

  it('« Prendre cette version » after a conflict replaces typed prices with those of the other account', async () => {
    const user = userEvent.setup();
    let isStale = true;
    const theirs = aPoi({ version: 9, prices: { isFree: false, prices: [aPrice('Un', 4000)] } });
    openTab('prices', threePrices, {
      [`GET ${path}`]: () => (isStale ? threePrices : theirs),
      [`PATCH ${path}/prices`]: () => {
        isStale = false;
        return refusal(412, 'poi_version_stale');
      },
    });
    const first = within(
      await screen.findByRole('region', { name: 'Tarif 1' }, slowly),
    ).getByLabelText('À partir de (€)');
    await user.type(first, '5');
    await user.click(
      await screen.findByRole('button', { name: 'Prendre cette version\u00a0: Tarifs' }, slowly),
    );
    expect(amounts()).toEqual(['40']);
  });

  it('« Prendre cette version » after a conflict replaces a typed number with that of the other account', async () => {
    const user = userEvent.setup();
    let isStale = true;
    const theirs = aPoi({ version: 9, dates: { ...poi.dates, minimumAge: 16 } });
    openTab('dates', poi, {
      [`GET ${path}`]: () => (isStale ? poi : theirs),
      [`PATCH ${path}/dates`]: () => {
        isStale = false;
        return refusal(412, 'poi_version_stale');
      },
    });
    const age = await screen.findByLabelText('Âge minimum', {}, slowly);
    await user.type(age, '12');
    await user.click(
      await screen.findByRole(
        'button',
        { name: 'Prendre cette version\u00a0: Âge minimum' },
        slowly,
      ),
    );
    expect(age).toHaveValue('16');
  });
});

describe('descriptions of fields in the lists of an event', () => {
  it('says under the maximum amount of a price that only a varying price needs it', async () => {
    openTab('prices', threePrices);
    const [first] = await screen.findAllByLabelText('Jusqu’à (€)', {}, slowly);
    expect(first).toHaveAccessibleDescription('Seulement si le prix varie.');
  });

  it('gives the format of a web address under the first website of a contact, not the second', async () => {
    const websites = ['https://un.example', 'https://deux.example'];
    openTab(
      'contacts',
      aPoi({
        contacts: [{ type: 'booking', legalName: null, emails: [], phoneNumbers: [], websites }],
      }),
    );
    expect(await screen.findByLabelText('Sites 1', {}, slowly)).toHaveAccessibleDescription(
      'L’adresse complète, avec https://',
    );
    expect(screen.getByLabelText('Sites 2')).not.toHaveAccessibleDescription();
  });
});

describe('issue "upload by file (drag, paste, camera)"', () => {
  const dropped = (files: File[], types: string[]) => ({
    dataTransfer: {
      files,
      types,
      items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
    },
  });

  it('uploads a picture dropped on the upload area, and ignores a dropped link', async () => {
    const { sent } = openTab('images', poi, {
      [`POST ${path}/media`]: { version: 4, images: poi.images },
    });
    const picture = new File(['x'], 'bal.jpg', { type: 'image/jpeg' });
    const part = await screen.findByRole('region', { name: 'Choisir des images' }, slowly);
    fireEvent.dragEnter(part, dropped([], ['text/uri-list']));
    expect(fireEvent.dragOver(part, dropped([], ['text/uri-list']))).toBe(true);
    expect(fireEvent.drop(part, dropped([], ['text/uri-list']))).toBe(true);
    expect(part).not.toHaveAttribute('data-accept');
    fireEvent.dragEnter(part, dropped([picture], ['Files']));
    await waitFor(() => expect(part).toHaveAttribute('data-accept'));
    fireEvent.drop(part, dropped([picture], ['Files']));
    await waitFor(() => expect(part).not.toHaveAttribute('data-accept'));
    await waitFor(() => expect(sent(`POST ${path}/media`)).toHaveLength(1), slowly);
  });
});
