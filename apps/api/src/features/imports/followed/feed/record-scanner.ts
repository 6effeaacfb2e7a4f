const quote = 0x22;
const backslash = 0x5c;
const comma = 0x2c;
const listEnd = 0x5d;
// The codes of [ and {, and those of ] and }, differ in this bit alone.
const curly = 0x20;
const opening = 0x7b;
const closing = 0x7d;
const spaces = [0x20, 0x0a, 0x0d, 0x09];

/**
 * Finds the ends of the records of a JSON list, in bytes. It does not check the JSON inside of them.
 * Escapes and brackets are single bytes in UTF-8, and no byte of a longer character is one of them.
 */
export class RecordScanner {
  /** The next byte to look at. */
  position = 0;
  /** The list has ended. */
  isOver = false;
  /** Something else than a record is in the list. */
  isBroken = false;
  private start = -1;
  private isLeftOut = false;
  private depth = 0;
  private isInText = false;

  /**
   * The next whole record, empty when it was left out; undefined when the bytes end before, or the
   * list does.
   */
  next(bytes: Buffer): Buffer | undefined {
    if (this.start < 0 && !this.begin(bytes)) return undefined;
    const end = this.findEnd(bytes);
    if (end === undefined) return undefined;
    const record = bytes.subarray(this.isLeftOut ? end : this.start, end);
    this.start = -1;
    this.isLeftOut = false;
    return record;
  }

  /** The record that has begun is too long: its bytes are no longer needed. */
  leaveOut(): void {
    this.isLeftOut = this.start >= 0;
  }

  /** Where the bytes begin that are still needed; after the last byte when that one is a backslash. */
  get unread(): number {
    return this.start < 0 || this.isLeftOut ? this.position : this.start;
  }

  /** The bytes before `count` are no longer there. */
  shift(count: number): void {
    this.position -= count;
    if (this.start >= 0) this.start = Math.max(0, this.start - count);
  }

  private begin(bytes: Buffer): boolean {
    while (this.position < bytes.length && !this.isOver && !this.isBroken) {
      const code = bytes[this.position] ?? 0;
      if ((code | curly) === opening) {
        this.start = this.position;
        return true;
      }
      if (code === listEnd) this.isOver = true;
      else if (code !== comma && !spaces.includes(code)) this.isBroken = true;
      this.position += 1;
    }
    return false;
  }

  private findEnd(bytes: Buffer): number | undefined {
    let { position, depth, isInText } = this;
    const { length } = bytes;
    let isFound = false;
    while (position < length && !isFound) {
      const code = bytes[position] ?? 0;
      position += 1;
      if (isInText) {
        if (code === quote) isInText = false;
        // The escaped byte, which may come with the next bytes.
        else if (code === backslash) position += 1;
      } else if (code === quote) isInText = true;
      else if ((code | curly) === opening) depth += 1;
      else if ((code | curly) === closing) {
        depth -= 1;
        isFound = depth === 0;
      }
    }
    this.position = position;
    this.depth = depth;
    this.isInText = isInText;
    return isFound ? position : undefined;
  }
}
