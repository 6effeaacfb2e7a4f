import { z } from 'zod';

// Marks that turn the direction of writing or take no place: with them a name is read as another, or as none at all.
const marks = /[\u200b\u202a-\u202e\u2060\u2066-\u2069\ufeff]/gu;
const withoutMarks = (text: string): string => text.replace(marks, '').replace(/\p{Cs}/gu, '\ufffd');
const asLine = (text: string): string => withoutMarks(text).replace(/\s*[\p{Cc}\u2028\u2029]+\s*/gu, ' ');
const asText = (text: string): string =>
  withoutMarks(text)
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '');

/** One line that somebody typed: trimmed, control characters are spaces, marks nobody sees are gone. It is shown as text, never as HTML. */
export const plainLine = (most: number) => z.string().overwrite(asLine).trim().max(most);

/** Several lines that somebody typed, cleaned alike; line feeds and tabs stay. */
export const plainText = (most: number) => z.string().overwrite(asText).trim().max(most);
