import { type ZipPart, zipOf } from './zip-of.ts';

const xml = (text: string): string => `<?xml version="1.0" encoding="UTF-8"?>${text}`;
const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';

/** Styles of the cells of `xlsxParts`: 1 is a day, 2 a day with a time, 3 a time. */
const styles = xml(
  `<styleSheet xmlns="${main}"><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy hh:mm"/><numFmt numFmtId="165" formatCode="hh&quot;h&quot;mm"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
);

export type SheetParts = { rows: string; strings?: string; before?: string; date1904?: boolean };

/** The parts of a workbook whose second sheet is the first visible one. */
export const xlsxParts = ({
  rows,
  strings = '',
  before = '',
  date1904 = false,
}: SheetParts): ZipPart[] => [
  { name: '[Content_Types].xml', content: xml('<Types/>') },
  {
    name: 'xl/workbook.xml',
    content: xml(
      `<workbook xmlns="${main}" xmlns:r="${relation}"><workbookPr date1904="${date1904}"/><sheets><sheet name="Listes" state="hidden" sheetId="1" r:id="r1"/><sheet name="Agenda" sheetId="2" r:id="r2"/></sheets></workbook>`,
    ),
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content: xml(
      '<Relationships><Relationship Id="r1" Target="worksheets/sheet1.xml"/><Relationship Id="r2" Target="/xl/worksheets/sheet2.xml"/><Relationship Id="r9" Target="file:///etc/passwd" TargetMode="External"/></Relationships>',
    ),
  },
  { name: 'xl/styles.xml', content: styles },
  { name: 'xl/sharedStrings.xml', content: xml(`<sst xmlns="${main}">${strings}</sst>`) },
  {
    name: 'xl/worksheets/sheet1.xml',
    content: xml(
      '<worksheet><sheetData><row r="1"><c r="A1"><v>9</v></c></row></sheetData></worksheet>',
    ),
  },
  {
    name: 'xl/worksheets/sheet2.xml',
    content: `${xml(before)}<worksheet xmlns="${main}"><sheetData>${rows}</sheetData></worksheet>`,
  },
];

export const xlsxOf = (parts: SheetParts): Buffer => zipOf(xlsxParts(parts));

/** A workbook of texts; an empty text leaves its cell out. */
export const xlsxOfTexts = (rows: readonly (readonly string[])[]): Buffer =>
  xlsxOf({
    rows: rows
      .map((cells, row) => {
        const written = cells.map((text, column) =>
          text === ''
            ? ''
            : `<c r="${String.fromCharCode(65 + column)}${row + 1}" t="inlineStr"><is><t>${escaped(text)}</t></is></c>`,
        );
        return `<row r="${row + 1}">${written.join('')}</row>`;
      })
      .join(''),
  });

const officeNames =
  'xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"';

/** A document whose second table is the first visible one. */
export const odsOf = (rows: string, before = ''): Buffer =>
  zipOf([
    { name: 'mimetype', content: 'application/vnd.oasis.opendocument.spreadsheet' },
    {
      name: 'content.xml',
      content: `${xml(before)}<office:document-content ${officeNames}><office:automatic-styles><style:style style:name="ta1"><style:table-properties table:display="false"/></style:style><style:style style:name="ta2"><style:table-properties table:display="true"/></style:style></office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Listes" table:style-name="ta1"><table:table-row><table:table-cell office:value-type="float" office:value="9"><text:p>9</text:p></table:table-cell></table:table-row></table:table><table:table table:name="Agenda" table:style-name="ta2">${rows}</table:table></office:spreadsheet></office:body></office:document-content>`,
    },
  ]);
