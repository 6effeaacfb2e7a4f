/** An element of a list as it stood in the text; `isWhole` is false when its brackets do not close. */
export type ScannedElement = { line: number; text: string; isWhole: boolean };

const quote = 34;
const backslash = 92;
const newline = 10;
const comma = 44;
const isOpening = (code: number): boolean => code === 123 || code === 91;
const isClosing = (code: number): boolean => code === 125 || code === 93;
const isSpace = (code: number): boolean => code === 32 || code === newline || code === 13 || code === 9;

/** An element whose brackets have not closed after this many characters is broken. */
export const elementMaxLength = 16_000_000;

/**
 * Cuts the inside of a JSON list into its elements without reading them, so that memory holds one element at a time.
 * `feed` takes the text as it comes; `isOver` turns true at the list's closing bracket.
 */
export class ElementScanner {
  isOver = false;
  private pending = '';
  private position = 0;
  private start = -1;
  private startLine = 0;
  private depth = 0;
  private isInText = false;
  private line: number;

  constructor(line: number) {
    this.line = line;
  }

  *feed(chunk: string): Generator<ScannedElement> {
    this.pending += chunk;
    while (!this.isOver && this.position < this.pending.length) {
      const element = this.step();
      if (element === 'broken') yield* this.recover();
      else if (element !== undefined) yield element;
    }
    if (this.start < 0) this.drop(this.position);
    else if (this.position - this.start > elementMaxLength) yield* this.recover();
  }

  *end(): Generator<ScannedElement> {
    while (!this.isOver && this.start >= 0) {
      yield* this.recover();
      yield* this.feed('');
    }
  }

  private step(): ScannedElement | 'broken' | undefined {
    const code = this.pending.charCodeAt(this.position);
    if (code === newline) this.line += 1;
    if (this.isInText) return this.stepInText(code);
    if (this.start < 0) return this.stepBetween(code);
    this.position += 1;
    if (code === quote) this.isInText = true;
    else if (isOpening(code)) this.depth += 1;
    else if (isClosing(code)) return this.close();
    else if (code === comma && this.depth === 0) return this.cut(this.position - 1);
    return undefined;
  }

  private stepInText(code: number): 'broken' | undefined {
    if (code === newline) return 'broken'; // JSON has no line break inside a text: its closing quote is missing
    if (code === backslash) this.position += 2;
    else {
      this.position += 1;
      if (code === quote) this.isInText = false;
    }
    return undefined;
  }

  private stepBetween(code: number): undefined {
    if (isClosing(code)) this.isOver = true;
    else if (!isSpace(code) && code !== comma) {
      this.start = this.position;
      this.startLine = this.line;
      this.depth = 0;
      return undefined;
    }
    this.position += 1;
    return undefined;
  }

  private close(): ScannedElement | undefined {
    this.depth -= 1;
    if (this.depth > 0) return undefined;
    if (this.depth === 0) return this.cut(this.position);
    this.position -= 1; // the list's own bracket, right after a number or a word
    return this.cut(this.position);
  }

  private cut(end: number, isWhole = true): ScannedElement {
    const element = { line: this.startLine, text: this.pending.slice(this.start, end), isWhole };
    this.start = -1;
    this.depth = 0;
    this.isInText = false;
    this.drop(end);
    return element;
  }

  private drop(end: number): void {
    this.pending = this.pending.slice(end);
    this.position = 0;
  }

  /** Gives the broken element up and starts again at the next line that begins as it did: the elements after it are not lost. */
  private *recover(): Generator<ScannedElement> {
    const before = this.pending.slice(this.start, this.start + elementMaxLength);
    const next = before.slice(1).search(/\n[ \t]{0,8}\{/);
    const length = next < 0 ? this.pending.length - this.start : next + 2;
    const startLine = this.startLine;
    const element = this.cut(this.start + length, false);
    this.line = startLine + element.text.split('\n').length - 1;
    yield element;
  }
}
