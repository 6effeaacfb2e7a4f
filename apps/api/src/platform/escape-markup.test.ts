import { escapeMarkup } from '@parages/contracts/vocabulary/text/escape-markup';
import { expect, it } from 'vitest';

it.each([
  ['<b a="1">', '&lt;b a=&quot;1&quot;&gt;'],
  ["rock'n'roll & jazz", 'rock&#39;n&#39;roll &amp; jazz'],
  ['&lt;', '&amp;lt;'],
  ['', ''],
])('escapes %s as %s', (text, escaped) => {
  expect(escapeMarkup(text)).toBe(escaped);
});
