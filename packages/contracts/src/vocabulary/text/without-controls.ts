/**
 * Text of people for files: each line break as `\n`, and a space for each other control character,
 * each half of a surrogate pair and each non-character, which iCalendar (RFC 5545 §3.3.11), XML 1.0
 * (§2.2) and UTF-8 forbid.
 */
export const withoutControls = (text: string): string =>
  text.replaceAll(/\r\n?/g, '\n').replaceAll(/(?!\n)[\p{Cc}\p{Cs}\ufffe\uffff]/gu, ' ');
