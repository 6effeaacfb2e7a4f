import { cleanedText } from './bounded-text.ts';

// Marks that turn the direction of writing or take no place: with them a name is read as another, or as none at all.
const marks = /[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const blanks = /[\s\p{Cc}]+/gu;
const lineEnd = /[\p{Cc}\u2028\u2029]/u;
const withoutMarks = (text: string): string =>
  text.replace(marks, '').replace(/\p{Cs}/gu, '\ufffd');
// One pass over each run of blanks: a pattern that says "a control character between spaces" reads a run once per space.
/** The text on one line: each run of blanks that holds a control character or a line end is one space. */
export const toOneLine = (text: string): string =>
  text.replace(blanks, (run) => (lineEnd.test(run) ? ' ' : run));
const asLine = (text: string): string => toOneLine(withoutMarks(text));
const asText = (text: string): string =>
  withoutMarks(text)
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');

/** One line that somebody typed: trimmed, control characters are spaces, marks nobody sees are gone. It is shown as text, never as HTML. */
export const plainLine = (most: number) => cleanedText(most, asLine);

/** Several lines that somebody typed, cleaned alike; line feeds and tabs stay. */
export const plainText = (most: number) => cleanedText(most, asText);
