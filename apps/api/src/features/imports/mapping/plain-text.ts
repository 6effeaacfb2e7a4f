import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import { withoutTrailing } from '@parages/contracts/vocabulary/text/trailing-characters';
import sanitizeHtml from 'sanitize-html';

// `[^<>]` stops at the next tag: otherwise each of many unclosed tags would be matched against the
// whole rest of the text.
const lineBreaks = /<\s*(?:br|hr)\b[^<>]*>?/gi;
const endTags = /<\/\s*(\w+)\s*>/g;
const blocks = new Set([
  'p',
  'div',
  'li',
  'ul',
  'ol',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'tr',
  'table',
  'section',
  'article',
  'blockquote',
]);
const looksLikeHtml = /[<&]/;
const looksLikeTag = /<\/?[a-z!]/i;
const isStillEncoded = /<\/?[a-z!]|&(?:[a-z]{2,8}|#\w{1,6});/i;
// Control and format characters, which may hide or reverse adjacent text, and lone surrogates. Line
// breaks, tabs and the joiner of emojis are kept.
const hiddenCharacters = /(?![\n\t\r\u200D])[\p{Cc}\p{Cf}\p{Cs}]/gu;
const rounds = 3;
// Bound on the raw text, before markup is removed; the rest of a longer text is dropped.
const rawMaxLength = 4 * batchImportLimits.maxHtmlLength;

const escapes: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

function stripTags(html: string): string {
  const lines = html
    .replace(lineBreaks, '\n')
    .replace(endTags, (tag, name: string) => (blocks.has(name.toLowerCase()) ? '\n\n' : tag));
  const text = sanitizeHtml(lines, { allowedTags: [], allowedAttributes: {} });
  return text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => escapes[entity] ?? entity);
}

/**
 * Also removes markup that was encoded as entities. The result is not HTML: rendering must escape
 * it.
 */
export function toPlainText(source: string | undefined): string {
  let text = (source ?? '').slice(0, rawMaxLength);
  for (
    let round = 0;
    round < rounds && (round === 0 ? looksLikeHtml : isStillEncoded).test(text);
    round += 1
  )
    text = stripTags(text);
  if (looksLikeTag.test(text)) text = text.replace(/<(?=\/?[a-z!])/gi, '‹');
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(hiddenCharacters, '')
    .replace(/[\t ]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

export const toPlainLine = (source: string | undefined): string | null =>
  toPlainText(source).replace(/\s+/g, (run) => (run.includes('\n') ? ' ' : run)) || null;

export const toShortLine = (source: string | undefined, max: number): string | null => {
  const line = toPlainLine(source);
  return line === null ? null : truncate(line, max);
};

/** `max` counts UTF-16 code units and includes the ellipsis. */
export function truncate(text: string, max: number): string {
  if (text.length <= max) return text;
  const kept = text.slice(0, max - 1).replace(/\p{Cs}$/u, '');
  const lastSpace = Math.max(kept.lastIndexOf(' '), kept.lastIndexOf('\n'));
  const cut = lastSpace > kept.length / 2 ? kept.slice(0, lastSpace) : kept;
  return `${withoutTrailing(cut, ' \t\n\u00a0\u202f,;:.–-')}…`;
}
