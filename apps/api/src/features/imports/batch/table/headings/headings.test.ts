// Specification: §12.1, §12.2
import { expect, it } from 'vitest';
import { readTable } from '../read-table.ts';
import { sniffFormat } from '../table-format.ts';

async function readHeader(content: string) {
  const open = async function* open() {
    yield Buffer.from(content);
  };
  const { lines: _, ...format } = await sniffFormat(open);
  const { header, rows } = await readTable(open, format);
  const read: object[] = [];
  for await (const { line, byName } of rows) read.push({ line, ...byName });
  const columns = header.columns.map(({ column }) => column);
  return { header, columns, read, faults: header.faults.map(({ code, path }) => [code, path]) };
}

it('reads the usual French headings of a town, and derives one identifier for the dates of an event', async () => {
  const { columns, faults, read } = await readHeader(
    [
      'Nom de l’évènement;Date;Horaires;Lieu;Adresse;CP;Ville;Tarif (€);Catégorie;Organisateur;Téléphone;Fonction',
      'Bal;12/01/2027;20h30;Salle des fêtes;2 quai du Port;37000;Tours;gratuit;Concert;Comité;0247000000;x',
      'Bal;13/01/2027;20h30;Salle des fêtes;2 quai du Port;37000;Tours;gratuit;Concert;Comité;0247000000;x',
    ].join('\r\n'),
  );
  expect(columns).toEqual([
    'title',
    'start_date',
    'start_time',
    'venue_name',
    'address',
    'postal_code',
    'city',
    'min_price',
    'theme1',
    'organizer_name',
    'booking_phone',
    null,
  ]);
  expect(faults).toEqual([['column_unknown', 'Fonction']]);
  const [first, second] = read as { line: number; ext_id: string }[];
  expect(first).toMatchObject({ line: 2, title: 'Bal', start_date: '12/01/2027' });
  expect(first?.ext_id).toMatch(/^auto-/);
  expect(second?.ext_id).toBe(first?.ext_id);
});

it('finds the headings below the title of the programme, in two rows with merged cells, beside empty columns', async () => {
  const { header, columns, read } = await readHeader(
    [
      'Programme des animations, hiver 2027;;;;;',
      ';;;;;',
      'Titre;Date;;Lieu;;',
      ';début;fin;nom;ville;',
      'Bal;12/01/2027;13/01/2027;Salle des fêtes;Tours;',
    ].join('\n'),
  );
  expect(header.cells).toEqual(['Titre', 'Date début', 'Date fin', 'Lieu nom', 'Lieu ville', '']);
  expect(columns).toEqual(['title', 'start_date', 'end_date', 'venue_name', 'city', null]);
  expect(header.line).toBe(4);
  expect(read).toMatchObject([{ line: 5, title: 'Bal', end_date: '13/01/2027', city: 'Tours' }]);
});

it.each([
  ['Réservation', 'https://exemple.fr/billets', 'booking_link'],
  ['Réservation', '02 47 00 00 00', 'booking_phone'],
  ['Contact', 'zoe@exemple.fr', 'booking_email'],
  ['Contact', 'Zoé Martin', 'booking_name'],
  ['Catégorie', 'Vie associative', 'tag1'],
  ['dateDebut', '12 janv. 2027', 'start_date'],
  ['Date', 'à définir', null],
])('takes a heading %s with the value %s for %s', async (heading, value, column) => {
  const { columns } = await readHeader(`Titre;${heading}\nBal;${value}`);
  expect(columns).toEqual(['title', column]);
});

it.each(['N°', 'No', 'Num', 'Numéro', 'Code'])(
  'takes a heading %s, which may number the rows of each file, for no identifier, and derives one',
  async (heading) => {
    const { columns, read } = await readHeader(`${heading};Titre\n1;Bal\n2;Loto`);
    expect(columns).toEqual([null, 'title']);
    const [first, second] = read as { ext_id: string }[];
    expect(first?.ext_id).toMatch(/^auto-/);
    expect(second?.ext_id).not.toBe(first?.ext_id);
  },
);

it('requires identifiers in a file whose headings are the fixed names', async () => {
  expect((await readHeader('title;city\nBal;Tours')).faults).toEqual([
    ['column_missing', 'ext_id'],
  ]);
});
