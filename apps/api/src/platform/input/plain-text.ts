import { cleanedText } from './bounded-text.ts';

// Bidirectional and zero-width marks: they make a name look like another one or invisible.
const marks = /[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
// Matches a whole run of blanks: a pattern such as "a control character between spaces" would take
// quadratic time.
const blanks = /[\s\p{Cc}]+/gu;
const lineEnd = /[\p{Cc}\u2028\u2029]/u;
const withoutMarks = (text: string): string =>
  text.replace(marks, '').replace(/\p{Cs}/gu, '\ufffd');
/**
 * Joins a text to one line: a run of blanks with a control character or a line end becomes one
 * space.
 */
export const toOneLine = (text: string): string =>
  text.replace(blanks, (run) => (lineEnd.test(run) ? ' ' : run));
const asLine = (text: string): string => toOneLine(withoutMarks(text));
const asText = (text: string): string =>
  withoutMarks(text)
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');

/**
 * A typed line: trimmed, control characters become spaces, invisible marks are removed. Render it
 * as text, never as HTML.
 */
export const plainLine = (max: number) => cleanedText(max, asLine);

/**
 * A typed text of several lines: trimmed; line ends become line feeds; invisible marks and control
 * characters, except line feeds and tabs, are removed. Render it as text, never as HTML.
 */
export const plainText = (max: number) => cleanedText(max, asText);
