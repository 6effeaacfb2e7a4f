/**
 * `line` is the first line of the element. `isWhole` is false when the element is malformed or too
 * long.
 */
export type ScannedElement = { line: number; text: string; isWhole: boolean };

const quote = 34;
const backslash = 92;
const newline = 10;
const comma = 44;
const isOpening = (code: number): boolean => code === 123 || code === 91;
const isClosing = (code: number): boolean => code === 125 || code === 93;
const isSpace = (code: number): boolean =>
  code === 32 || code === newline || code === 13 || code === 9;

/** Bounds the memory: a longer element is treated as broken. */
const elementMaxLength = 16_000_000;

/**
 * Holds one element and one chunk in memory. `feed` takes the next chunk, the first one without the
 * opening bracket of the list; `isOver` turns true at its closing bracket.
 */
export class ElementScanner {
  isOver = false;
  private pending = '';
  private position = 0;
  private start = -1;
  private startLine = 0;
  private closers: number[] = [];
  private isInText = false;
  private indent = '';
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
    else if (isOpening(code))
      this.closers.push(code + 2); // the codes of } and ] are those of { and [ plus two
    else if (isClosing(code)) return this.close(code);
    else if (code === comma && this.closers.length === 0) return this.cut(this.position - 1);
    return undefined;
  }

  private stepInText(code: number): 'broken' | undefined {
    // JSON strings contain no raw line break: the closing quote is missing.
    if (code === newline) return 'broken';
    if (code === backslash) this.position += 2;
    else {
      this.position += 1;
      if (code === quote) this.isInText = false;
    }
    return undefined;
  }

  private stepBetween(code: number): undefined {
    if (code === newline) this.indent = '';
    else if (isSpace(code)) this.indent += String.fromCharCode(code);
    else if (isClosing(code)) this.isOver = true;
    else if (code !== comma) {
      this.start = this.position;
      this.startLine = this.line;
      this.closers = [];
      return undefined;
    }
    this.position += 1;
    return undefined;
  }

  private close(code: number): ScannedElement | 'broken' | undefined {
    const expected = this.closers.pop();
    if (expected === undefined) {
      this.position -= 1; // the list's closing bracket, directly after a number or word
      return this.cut(this.position);
    }
    if (expected !== code) return 'broken';
    return this.closers.length === 0 ? this.cut(this.position) : undefined;
  }

  private cut(end: number, isWhole = true): ScannedElement {
    const element = { line: this.startLine, text: this.pending.slice(this.start, end), isWhole };
    this.start = -1;
    this.closers = [];
    this.isInText = false;
    this.drop(end);
    return element;
  }

  private drop(end: number): void {
    this.pending = this.pending.slice(end);
    this.position = 0;
  }

  /**
   * Resumes at the next line where an object begins with the same indentation, so that later
   * elements are not lost.
   */
  private *recover(): Generator<ScannedElement> {
    const starts = [`\n${this.indent}{`, `\n${this.indent},{`].map((text) =>
      this.pending.indexOf(text, this.start),
    );
    const next = Math.min(...starts.filter((position) => position >= 0), this.pending.length);
    const element = this.cut(next, false);
    this.line = element.line + element.text.split('\n').length - 1;
    yield element;
  }
}
