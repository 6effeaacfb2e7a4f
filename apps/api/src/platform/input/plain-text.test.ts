// Specification: §5.17
import { expect, it } from 'vitest';
import { plainLine, plainText } from './plain-text.ts';

it('plainLine replaces control characters by spaces and half a surrogate pair by U+FFFD, removes invisible marks but no emoji joiner, then applies its bounds', () => {
  expect(plainLine(20).parse('  Bal\u0000 des\r\npompiers ')).toBe('Bal des pompiers');
  expect(plainLine(20).parse('\u202egro.seirotsih\u202c')).toBe('gro.seirotsih');
  expect(plainLine(20).parse('Fête \u{1f468}\u200d\u{1f469}')).toBe(
    'Fête \u{1f468}\u200d\u{1f469}',
  );
  expect(plainLine(20).parse('a\ud800')).toBe('a\ufffd');
  expect(plainLine(20).min(1).safeParse('\u200b\u2066\ufeff ').success).toBe(false);
  expect(plainLine(3).safeParse('abcd').success).toBe(false);
});

it('plainText turns four kinds of line end into line feeds, keeps tabs and removes other control characters', () => {
  expect(plainText(50).parse('Un\r\ndeux\rtrois\u2028quatre\u0007\tcinq')).toBe(
    'Un\ndeux\ntrois\nquatre\tcinq',
  );
});
