/** One record of a feed as it was read: its value, or why it could not be read. `line` counts from 1 in the file. */
export type SourceRecord = { line: number; value: unknown } | { line: number; fault: RecordFault };

/** What stood where a record was expected. */
type RecordFault = { expected: string; obtained: string };

const shownLength = 80;

/** A text short enough for a report, on one line. */
export const excerpt = (text: string): string => {
  const flat = text
    .slice(0, shownLength * 4)
    .replace(/\s+/g, ' ')
    .trim();
  return flat.length > shownLength ? `${flat.slice(0, shownLength)}…` : flat;
};

/** Reads one JSON text into a record; a text that is no JSON becomes a fault, never an exception. */
export function toRecord(line: number, text: string): SourceRecord {
  try {
    const value: unknown = JSON.parse(text);
    return { line, value };
  } catch {
    return { line, fault: { expected: 'JSON', obtained: excerpt(text) } };
  }
}
