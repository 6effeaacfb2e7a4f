import { spreadsheetLimits } from '@parages/contracts/vocabulary/imports/spreadsheet-limits';
import sax, { type SAXOptions } from 'sax';
import { tooLarge, unreadable } from './spreadsheet-refused.ts';

export type Attributes = Readonly<Record<string, string>>;
/** Names have no namespace prefix. `open` may return false to end the reading. */
export type XmlReader = {
  open: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
  isDone?: () => boolean;
};

const { maxDepth, maxAttributes } = spreadsheetLimits;
// The types of the library lack the option that leaves out the entities of HTML. The library bounds
// comments, attributes and other parts that it holds whole, by `sax.MAX_BUFFER_LENGTH`, only while it
// counts positions.
const options: SAXOptions & { strictEntities: true } = { position: true, strictEntities: true };
const overBound = /^Max buffer length exceeded/;
const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

/**
 * Reads XML piece by piece. Refuses document types, so that no entity is ever declared; the parser
 * knows only the five entities of XML and numeric ones.
 */
export async function readXml(text: AsyncIterable<string>, reader: XmlReader): Promise<void> {
  const parser = sax.parser(true, options);
  let depth = 0;
  let attributes: Record<string, string> = {};
  let count = 0;
  parser.ondoctype = () => {
    throw unreadable('A document type is declared');
  };
  parser.onopentagstart = () => {
    attributes = {};
    count = 0;
  };
  parser.onattribute = ({ name, value }) => {
    count += 1;
    if (count > maxAttributes) throw unreadable('Too many attributes');
    attributes[localName(name)] = value;
  };
  parser.onopentag = ({ name }) => {
    depth += 1;
    if (depth > maxDepth) throw unreadable('Elements nest too deep');
    reader.open(localName(name), attributes);
  };
  parser.ontext = (piece) => reader.text?.(piece);
  parser.oncdata = (piece) => reader.text?.(piece);
  parser.onclosetag = (name) => {
    depth -= 1;
    reader.close?.(localName(name));
  };
  parser.onerror = (error) => {
    const message = error.message.slice(0, 200);
    throw overBound.test(message) ? tooLarge(message) : unreadable(message);
  };
  for await (const piece of text) {
    parser.write(piece);
    if (reader.isDone?.()) return;
  }
  parser.close();
}

/** The text of a cell, bounded while it is read. */
export class CellText {
  private text = '';

  add(piece: string): void {
    this.text += piece;
    if (this.text.length > spreadsheetLimits.maxCellLength)
      throw tooLarge(`A cell has more than ${spreadsheetLimits.maxCellLength} characters`);
  }

  take(): string {
    const { text } = this;
    this.text = '';
    return text;
  }
}
