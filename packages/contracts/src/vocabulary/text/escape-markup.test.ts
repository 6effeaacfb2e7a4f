import { expect, it } from 'vitest';
import { escapeMarkup } from './escape-markup.ts';

it.each([
  ['<b a="1">', '&lt;b a=&quot;1&quot;&gt;'],
  ["rock'n'roll & jazz", 'rock&#39;n&#39;roll &amp; jazz'],
  ['&lt;', '&amp;lt;'],
  ['', ''],
])('escapeMarkup converts %j to %j', (text, escaped) => {
  expect(escapeMarkup(text)).toBe(escaped);
});
