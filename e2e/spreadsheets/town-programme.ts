/** A cell as flat OpenDocument writes it: attributes of the cell, and the lines of its text. */
type Cell = { attributes?: string; lines?: readonly string[] };

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const written = ({ attributes = '', lines = [] }: Cell): string =>
  `<table:table-cell ${attributes}>${lines.map((line) => `<text:p>${escapeXml(line)}</text:p>`).join('')}</table:table-cell>`;
const row = (cells: readonly Cell[]): string =>
  `<table:table-row>${cells.map(written).join('')}</table:table-row>`;

const textOf = (...lines: string[]): Cell => ({ attributes: 'office:value-type="string"', lines });
const across = (count: number, text: string): Cell[] => [
  {
    attributes: `office:value-type="string" table:number-columns-spanned="${count}"`,
    lines: [text],
  },
  ...Array.from({ length: count - 1 }, () => ({})),
];
const down = (text: string): Cell => ({
  attributes: 'office:value-type="string" table:number-rows-spanned="2"',
  lines: [text],
});

const firstDay = Date.UTC(2027, 0, 12);
const dayOf = (index: number): Date => new Date(firstDay + (index % 300) * 86_400_000);
const isoOf = (day: Date): string => day.toISOString().slice(0, 10);
const shortMonth = new Intl.DateTimeFormat('fr-FR', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});
/** Days since the day from which spreadsheets count. */
const serialOf = (day: Date): number => (day.getTime() - Date.UTC(1899, 11, 30)) / 86_400_000;

const dates: readonly ((day: Date) => Cell)[] = [
  (day) => ({
    attributes: `table:style-name="day" office:value-type="date" office:date-value="${isoOf(day)}"`,
  }),
  (day) => textOf(shortMonth.format(day)),
  (day) => textOf(isoOf(day)),
  (day) => ({ attributes: `office:value-type="float" office:value="${serialOf(day)}"` }),
];
const times: readonly Cell[] = [
  textOf('20h30'),
  {
    attributes: 'table:style-name="time" office:value-type="time" office:time-value="PT20H30M00S"',
  },
  textOf('20 h 30'),
];
const prices: readonly Cell[] = [
  textOf('gratuit'),
  textOf('12,50 €'),
  {
    attributes:
      'table:style-name="price" office:value-type="currency" office:currency="EUR" office:value="12.5"',
  },
  { attributes: 'office:value-type="float" office:value="8"' },
];
const places = [
  ['Salle des fêtes', '4 rue de Siam', '29200', 'Brest'],
  ['Théâtre de l’Étoile', '12 rue Jean Jaurès', '29200', 'Brest'],
  ['Médiathèque', '3 place de la Mairie', '29000', 'Quimper'],
] as const;
const genres = ['Concert', 'Théâtre', 'Exposition', 'Marché'] as const;

const at = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('an empty list');
  return item;
};

function eventRow(edition: string, index: number): string {
  const [venue, address, postalCode, city] = at(places, index);
  const genre = at(genres, index);
  return row([
    textOf(`${genre} n° ${index + 1} d’hiver, ${edition}`),
    at(dates, index)(dayOf(index)),
    at(times, index),
    {},
    textOf(venue),
    textOf(address),
    textOf(postalCode),
    textOf(city),
    at(prices, index),
    {},
    textOf('Une soirée « à l’ancienne ».', 'Réservation conseillée ; buvette sur place.'),
    textOf(genre),
    textOf(index % 2 === 0 ? 'oui' : 'non'),
  ]);
}

const styles = `
<number:date-style style:name="days" number:language="fr" number:country="FR"><number:day number:style="long"/><number:text>/</number:text><number:month number:style="long"/><number:text>/</number:text><number:year number:style="long"/></number:date-style>
<number:time-style style:name="times" number:language="fr" number:country="FR"><number:hours number:style="long"/><number:text>:</number:text><number:minutes number:style="long"/></number:time-style>
<number:currency-style style:name="prices" number:language="fr" number:country="FR"><number:number number:decimal-places="2" number:min-integer-digits="1"/><number:text> </number:text><number:currency-symbol number:language="fr" number:country="FR">€</number:currency-symbol></number:currency-style>
<style:style style:name="day" style:family="table-cell" style:data-style-name="days"/>
<style:style style:name="time" style:family="table-cell" style:data-style-name="times"/>
<style:style style:name="price" style:family="table-cell" style:data-style-name="prices"/>`;

/**
 * The programme of a town as its staff keep it, in flat OpenDocument: a merged title, headings over
 * two rows, columns without anything, texts of two lines, four forms of dates, three of times and
 * four of prices.
 */
export function townProgramme(edition: string, events: number): string {
  const rows = [
    row(across(13, 'Programme culturel de l’hiver 2027')),
    row([{}]),
    row([
      down('Manifestation'),
      ...across(2, 'Quand'),
      {},
      ...across(4, 'Où'),
      down('Tarif'),
      {},
      down('Descriptif'),
      down('Catégorie'),
      down('Accès PMR'),
    ]),
    row(
      ['', 'Date', 'Heure', '', 'Salle', 'Adresse', 'CP', 'Ville', '', '', '', '', ''].map(
        (heading) => (heading === '' ? {} : textOf(heading)),
      ),
    ),
    ...Array.from({ length: events }, (_, index) => eventRow(edition, index)),
  ];
  return `<?xml version="1.0" encoding="UTF-8"?>
<office:document xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0" xmlns:number="urn:oasis:names:tc:opendocument:xmlns:datastyle:1.0" office:version="1.3" office:mimetype="application/vnd.oasis.opendocument.spreadsheet">
<office:automatic-styles>${styles}</office:automatic-styles>
<office:body><office:spreadsheet><table:table table:name="Programme">${rows.join('')}</table:table></office:spreadsheet></office:body>
</office:document>`;
}
