import { importBytes } from './import-weapons.ts';
import type { Weapon } from './weapon.ts';
import { type ZipPart, zipOf } from './zip-of.ts';

const megabyte = 1_000_000;

const workbook = (sheet: string | Buffer, more: readonly ZipPart[] = []): Buffer =>
  zipOf([
    {
      name: 'xl/workbook.xml',
      content: '<workbook><sheets><sheet name="a" sheetId="1" id="r1"/></sheets></workbook>',
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content:
        '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/></Relationships>',
    },
    { name: 'xl/worksheets/sheet1.xml', content: sheet },
    ...more,
  ]);
const rows = (inside: string): string => `<worksheet><sheetData>${inside}</sheetData></worksheet>`;
const text = (value: string): string => `<c t="str"><v>${value}</v></c>`;
const header = `<row>${['ext_id', 'title', 'description'].map(text).join('')}</row>`;
const document = (inside: string, before = ''): Buffer =>
  zipOf([
    {
      name: 'content.xml',
      content: `${before}<document-content><body><spreadsheet><table>${inside}</table></spreadsheet></body></document-content>`,
    },
  ]);
const cell = (value: string, attributes = ''): string =>
  `<table-cell value-type="string" ${attributes}><p>${value}</p></table-cell>`;

const laughs = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, one) => `<!ENTITY a${one} "${`&a${one === 0 ? '' : one - 1};`.repeat(10)}">`).join('')}]>`;

const files: Record<string, () => Buffer> = {
  'bomb of spaces, 300 MB': () => workbook(Buffer.alloc(300 * megabyte, ' ')),
  'bomb that declares 10 bytes': () =>
    zipOf([{ name: 'content.xml', content: Buffer.alloc(100 * megabyte, ' '), declared: 10 }]),
  'bomb of shared strings': () =>
    workbook(rows(header), [
      {
        name: 'xl/sharedStrings.xml',
        content: `<sst>${`<si><t>${'a'.repeat(40_000)}</t></si>`.repeat(5000)}</sst>`,
      },
    ]),
  'one text in a million cells': () =>
    workbook(rows(`${header}${`<row>${'<c t="s"><v>0</v></c>'.repeat(200)}</row>`.repeat(5000)}`), [
      { name: 'xl/sharedStrings.xml', content: `<sst><si><t>${'a'.repeat(30_000)}</t></si></sst>` },
    ]),
  'small shared strings, 4 million': () =>
    workbook(rows(header), [
      {
        name: 'xl/sharedStrings.xml',
        content: `<sst>${'<si><t>a</t></si>'.repeat(4 * megabyte)}</sst>`,
      },
    ]),
  'empty rows, 5 million': () => workbook(rows('<row/>'.repeat(5 * megabyte))),
  'cells, 6 million': () => workbook(rows(`<row>${text('a').repeat(150)}</row>`.repeat(40_000))),
  'parts, 60,000': () =>
    zipOf(Array.from({ length: 60_000 }, (_, part) => ({ name: `a${part}`, content: '' }))),
  'a cell of 50 MB': () => workbook(rows(`<row>${text('a'.repeat(50 * megabyte))}</row>`)),
  'a comment of 50 MB': () => workbook(rows(`<!--${'a'.repeat(50 * megabyte)}-->`)),
  'an attribute of 50 MB': () => workbook(rows(`<row r="${'1'.repeat(50 * megabyte)}"/>`)),
  'attributes, 2 million': () =>
    workbook(
      rows(`<row ${Array.from({ length: 2 * megabyte }, (_, n) => `a${n}="1"`).join(' ')}/>`),
    ),
  'deep elements, 5 million': () => workbook(rows('<a>'.repeat(5 * megabyte))),
  'opened brackets, 50 MB': () => workbook('<'.repeat(50 * megabyte)),
  'styles, 2 million': () =>
    workbook(rows(header), [
      {
        name: 'xl/styles.xml',
        content: `<styleSheet><cellXfs>${'<xf numFmtId="14"/>'.repeat(2 * megabyte)}</cellXfs></styleSheet>`,
      },
    ]),
  'a long number format': () =>
    workbook(rows(header), [
      {
        name: 'xl/styles.xml',
        content: `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${'['.repeat(50_000)}"/></numFmts><cellXfs><xf numFmtId="200"/></cellXfs></styleSheet>`,
      },
    ]),
  entities: () => workbook(`${laughs}${rows(`<row>${text('&a8;')}</row>`)}`),
  'external entity': () =>
    document(
      `<table-row>${cell('&x;')}</table-row>`,
      '<!DOCTYPE x [<!ENTITY x SYSTEM "file:///etc/passwd">]>',
    ),
  'external entity in shared strings': () =>
    workbook(rows(header), [
      {
        name: 'xl/sharedStrings.xml',
        content:
          '<!DOCTYPE x [<!ENTITY % x SYSTEM "http://127.0.0.1:22/"> %x;]><sst><si><t>a</t></si></sst>',
      },
    ]),
  'formulas that fetch and loop': () =>
    workbook(
      rows(
        `${header}<row><c><f>WEBSERVICE("http://127.0.0.1:22/")</f></c><c><f>B2</f><v>1</v></c></row>`,
      ),
    ),
  'a row a billion times': () =>
    document(`<table-row number-rows-repeated="1000000000">${cell('a')}</table-row>`),
  'a cell a billion times': () =>
    document(`<table-row>${cell('a', 'number-columns-repeated="1000000000"')}</table-row>`),
  'a billion spaces': () => document(`<table-row>${cell('<s c="1000000000"/>')}</table-row>`),
  'formulas in a file that is imported': () =>
    workbook(
      rows(
        `${header}<row>${text('=1')}${text('=HYPERLINK(&quot;http://evil.example&quot;)')}${text('@SUM(A1)')}</row>`,
      ),
    ),
  'the path of another file': () => zipOf([{ name: '../../../../tmp/evil', content: 'a' }]),
  'half an archive': () => workbook(rows(header)).subarray(0, 200),
};

/** Spreadsheets under the name of another format too: the content decides. */
export const sheetWeapons: Weapon[] = Object.entries(files).map(([name, file], index) => ({
  name: `sheet/${name}`,
  use: (hands) => importBytes(hands, index % 2 === 0 ? 'a.xlsx' : 'a.csv', file()),
}));
