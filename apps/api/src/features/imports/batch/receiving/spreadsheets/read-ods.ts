import { spreadsheetLimits } from '@parages/contracts/vocabulary/imports/spreadsheet-limits';
import type { Archive } from './archive.ts';
import { drained } from './read-xlsx.ts';
import { type Attributes, CellText, readXml } from './read-xml.ts';
import type { SheetTable } from './sheet-table.ts';
import { tooLarge, unreadable } from './spreadsheet-refused.ts';

export const odsContentPath = 'content.xml';

const duration = /^PT(\d{1,4})H(\d{1,2})M(\d{1,2})(?:[.,]\d{1,12})?S$/;

function cellValue(attributes: Attributes, text: string): string {
  switch (attributes['value-type']) {
    case 'date':
      return (attributes['date-value'] ?? text).replace('T', ' ').replace(/[.,]\d{1,12}$/, '');
    case 'time': {
      const [, hours = '', minutes = '', seconds = ''] =
        duration.exec(attributes['time-value'] ?? '') ?? [];
      return hours === ''
        ? text
        : [hours, minutes, seconds].map((part) => part.padStart(2, '0')).join(':');
    }
    case 'float':
    case 'currency':
    case 'percentage':
      return attributes.value ?? text;
    case 'boolean':
      return attributes['boolean-value'] === 'true' ? 'oui' : 'non';
    default:
      return attributes['string-value'] ?? text;
  }
}

const repeats = (text: string | undefined): number => {
  const count = Number(text ?? '1');
  if (!Number.isInteger(count) || count < 1) throw unreadable('A repetition is no number');
  return count;
};

type FilledCell = { column: number; text: string };

class ContentReader {
  isDone = false;
  private readonly table: SheetTable;
  private readonly hiddenStyles = new Set<string>();
  private style = '';
  private isHidden = false;
  private row = 0;
  private rowRepeats = 1;
  private column = 0;
  private cells: FilledCell[] = [];
  private cell: Attributes | undefined;
  private paragraphs = 0;
  // Depth of comments, whose texts are not those of the cell.
  private notes = 0;
  private readonly text = new CellText();

  constructor(table: SheetTable) {
    this.table = table;
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'style') this.style = attributes.name ?? '';
    else if (name === 'table-properties' && attributes.display === 'false')
      this.hiddenStyles.add(this.style);
    else if (name === 'table') this.openTable(attributes);
    else if (name === 'table-row') this.openRow(attributes);
    else if (name === 'table-cell' || name === 'covered-table-cell') this.openCell(attributes);
    else if (name === 'annotation') this.notes += 1;
    else if (this.cell !== undefined && this.notes === 0) this.openText(name, attributes);
  }

  add(piece: string): void {
    if (this.cell !== undefined && this.notes === 0 && this.paragraphs > 0) this.text.add(piece);
  }

  close(name: string): void {
    if (name === 'annotation') this.notes -= 1;
    else if (name === 'table-cell' || name === 'covered-table-cell') this.closeCell();
    else if (name === 'table-row') this.closeRow();
    else if (name === 'table' && !this.table.isEmpty()) this.isDone = true;
  }

  private openTable({ 'style-name': style = '' }: Attributes): void {
    this.isHidden = this.hiddenStyles.has(style);
    this.row = 0;
  }

  private openRow(attributes: Attributes): void {
    this.rowRepeats = repeats(attributes['number-rows-repeated']);
    this.column = 0;
    this.cells = [];
  }

  private openCell(attributes: Attributes): void {
    this.cell = attributes;
    this.paragraphs = 0;
  }

  private openText(name: string, { c }: Attributes): void {
    if (name === 'p') {
      if (this.paragraphs > 0) this.text.add('\n');
      this.paragraphs += 1;
    } else if (name === 'line-break') this.text.add('\n');
    else if (name === 'tab') this.text.add(' ');
    else if (name === 's')
      this.text.add(' '.repeat(Math.min(repeats(c), spreadsheetLimits.maxCellLength)));
  }

  private closeCell(): void {
    const attributes = this.cell ?? {};
    const text = cellValue(attributes, this.text.take());
    const count = repeats(attributes['number-columns-repeated']);
    this.cell = undefined;
    if (text.trim() !== '' && !this.isHidden && !this.isDone) {
      if (this.column + count > spreadsheetLimits.maxColumns) throw tooLarge('Too many columns');
      for (let index = 0; index < count; index += 1)
        this.cells.push({ column: this.column + index, text });
    }
    this.column += count;
  }

  private closeRow(): void {
    if (this.cells.length > 0 && this.row + this.rowRepeats > spreadsheetLimits.maxRows)
      throw tooLarge('Too many rows');
    if (this.cells.length > 0)
      for (let index = 0; index < this.rowRepeats; index += 1)
        for (const { column, text } of this.cells) this.table.cell(this.row + index, column, text);
    this.row += this.rowRepeats;
  }
}

/** Reads the first visible sheet that has cells. Formulas are never computed. */
export async function readOds(archive: Archive, table: SheetTable): Promise<void> {
  const reader = new ContentReader(table);
  await readXml(drained(archive.read(odsContentPath), table), {
    open: (name, attributes) => reader.open(name, attributes),
    text: (piece) => reader.add(piece),
    close: (name) => reader.close(name),
    isDone: () => reader.isDone,
  });
}
