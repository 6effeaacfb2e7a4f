/** `line` counts from 1. */
export type SourceRecord = { line: number; value: unknown } | { line: number; fault: RecordFault };

type RecordFault = { expected: string; obtained: string };

const shownLength = 80;

export const excerpt = (text: string): string => {
  const flat = text
    .slice(0, shownLength * 4)
    .replace(/\s+/g, ' ')
    .trim();
  return flat.length > shownLength ? `${flat.slice(0, shownLength)}…` : flat;
};

export function toRecord(line: number, text: string): SourceRecord {
  try {
    const value: unknown = JSON.parse(text);
    return { line, value };
  } catch {
    return { line, fault: { expected: 'JSON', obtained: excerpt(text) } };
  }
}
