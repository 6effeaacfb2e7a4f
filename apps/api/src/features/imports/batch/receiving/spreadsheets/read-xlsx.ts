import { spreadsheetLimits } from '@parages/contracts/vocabulary/imports/spreadsheet-limits';
import type { Archive } from './archive.ts';
import { type Epoch, type NumberKind, numberKind, numberText } from './number-formats.domain.ts';
import { CellText, readXml } from './read-xml.ts';
import type { SheetTable } from './sheet-table.ts';
import { tooLarge, unreadable } from './spreadsheet-refused.ts';

export const workbookPath = 'xl/workbook.xml';

type Workbook = { sheets: string[]; epoch: Epoch };

async function readWorkbook(archive: Archive): Promise<Workbook> {
  const relations = new Map<string, string>();
  await readXml(archive.read('xl/_rels/workbook.xml.rels'), {
    open: (name, { Id, Target, TargetMode }) => {
      // Links to other files are never followed.
      if (
        name === 'Relationship' &&
        Id !== undefined &&
        Target !== undefined &&
        TargetMode !== 'External'
      )
        relations.set(Id, Target);
    },
  });
  const ids: string[] = [];
  let epoch: Epoch = 1900;
  await readXml(archive.read(workbookPath), {
    open: (name, attributes) => {
      if (name === 'workbookPr' && /^(?:1|true)$/.test(attributes.date1904 ?? '')) epoch = 1904;
      if (
        name === 'sheet' &&
        (attributes.state ?? 'visible') === 'visible' &&
        attributes.id !== undefined
      )
        ids.push(attributes.id);
      if (ids.length > spreadsheetLimits.maxSheets) throw tooLarge('Too many sheets');
    },
  });
  const sheets = ids
    .map((id) => relations.get(id) ?? '')
    .map((target) => (target.startsWith('/') ? target.slice(1) : `xl/${target}`))
    .filter((path) => archive.has(path));
  return { sheets, epoch };
}

async function readSharedStrings(archive: Archive): Promise<string[]> {
  const path = 'xl/sharedStrings.xml';
  const strings: string[] = [];
  if (!archive.has(path)) return strings;
  const text = new CellText();
  let length = 0;
  let isPhonetic = false;
  let isText = false;
  await readXml(archive.read(path), {
    open: (name) => {
      if (name === 'rPh') isPhonetic = true;
      isText = name === 't';
    },
    text: (piece) => {
      if (isText && !isPhonetic) text.add(piece);
    },
    close: (name) => {
      isText = false;
      if (name === 'rPh') isPhonetic = false;
      if (name !== 'si') return;
      const whole = text.take();
      length += whole.length;
      if (strings.length >= spreadsheetLimits.maxCells || length > spreadsheetLimits.maxTextLength)
        throw tooLarge('Too many texts');
      strings.push(whole);
    },
  });
  return strings;
}

/** What the numbers of each style mean. */
async function readStyles(archive: Archive): Promise<NumberKind[]> {
  const path = 'xl/styles.xml';
  const kinds: NumberKind[] = [];
  if (!archive.has(path)) return kinds;
  const codes = new Map<number, string>();
  let isInCells = false;
  await readXml(archive.read(path), {
    open: (name, { numFmtId, formatCode }) => {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '');
      if (name === 'cellXfs') isInCells = true;
      if (name === 'xf' && isInCells)
        kinds.push(numberKind(Number(numFmtId ?? 0), codes.get(Number(numFmtId ?? 0))));
      if (kinds.length > spreadsheetLimits.maxStyles || codes.size > spreadsheetLimits.maxStyles)
        throw tooLarge('Too many styles');
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return kinds;
}

const reference = /^([A-Z]{1,3})(\d{1,7})$/;

const columnIndex = (letters: string): number =>
  [...letters].reduce((index, letter) => 26 * index + letter.charCodeAt(0) - 64, 0) - 1;

// Excel writes the carriage return of a cell so.
const carriageReturns = /_x000D_/g;

type Values = { strings: readonly string[]; styles: readonly NumberKind[]; epoch: Epoch };

class SheetReader {
  private readonly values: Values;
  private readonly table: SheetTable;
  private row = -1;
  private column = -1;
  private type = 'n';
  private style = 0;
  private isValue = false;
  private isPhonetic = false;
  private readonly text = new CellText();

  constructor(values: Values, table: SheetTable) {
    this.values = values;
    this.table = table;
  }

  open(name: string, { r, t, s }: Readonly<Record<string, string>>): void {
    this.isValue = false;
    if (name === 'row') this.openRow(r);
    else if (name === 'c') this.openCell(r, t, s);
    else if (name === 'rPh') this.isPhonetic = true;
    // The formula of a cell, `f`, is skipped; `v` is the value that the spreadsheet computed.
    else if (name === 'v' || name === 't') this.isValue = true;
  }

  add(piece: string): void {
    if (this.isValue && !this.isPhonetic) this.text.add(piece);
  }

  close(name: string): void {
    if (name === 'v' || name === 't') this.isValue = false;
    if (name === 'rPh') this.isPhonetic = false;
    if (name === 'c') this.table.cell(this.row, this.column, this.valueOf(this.text.take()));
  }

  private openRow(number: string | undefined): void {
    const row = number === undefined ? this.row + 1 : Number(number) - 1;
    if (!Number.isInteger(row) || row <= this.row) throw unreadable('Rows are out of order');
    this.row = row;
    this.column = -1;
  }

  private openCell(at: string | undefined, type = 'n', style = '0'): void {
    const [, letters, number] = reference.exec(at ?? '') ?? [];
    const column = letters === undefined ? this.column + 1 : columnIndex(letters);
    if (column <= this.column || (number !== undefined && Number(number) !== this.row + 1))
      throw unreadable('Cells are out of order');
    this.column = column;
    this.type = type;
    this.style = Number(style);
  }

  private valueOf(text: string): string {
    const { strings, styles, epoch } = this.values;
    if (text === '') return '';
    switch (this.type) {
      case 's':
        return (strings[Number(text)] ?? '').replace(carriageReturns, '');
      case 'b':
        return text === '1' ? 'oui' : 'non';
      case 'e':
        return '';
      case 'n': {
        const value = Number(text);
        return Number.isFinite(value)
          ? numberText(value, styles[this.style] ?? 'number', epoch)
          : text;
      }
      case 'd':
        return text.replace('T', ' ');
      default:
        return text.replace(carriageReturns, '');
    }
  }
}

/** Reads the first visible sheet that has cells. Formulas are never computed. */
export async function readXlsx(archive: Archive, table: SheetTable): Promise<void> {
  const { sheets, epoch } = await readWorkbook(archive);
  if (sheets.length === 0) throw unreadable('The workbook has no sheet');
  const strings = await readSharedStrings(archive);
  const styles = await readStyles(archive);
  for (const path of sheets) {
    const reader = new SheetReader({ strings, styles, epoch }, table);
    await readXml(drained(archive.read(path), table), {
      open: (name, attributes) => reader.open(name, attributes),
      text: (piece) => reader.add(piece),
      close: (name) => reader.close(name),
    });
    if (!table.isEmpty()) return;
  }
}

/** Writes the rows of each piece before the next one is read. */
export async function* drained(
  pieces: AsyncIterable<string>,
  table: SheetTable,
): AsyncGenerator<string> {
  for await (const piece of pieces) {
    yield piece;
    await table.drain();
  }
}
