import { describe, expect, it } from 'vitest';
import { searchTextIn } from './search-text.ts';

describe('decisions "Text `q`: up to 100 characters": searchTextIn', () => {
  it.each([
    [null, ''],
    ['', ''],
    [' ', ''],
    ['j', ''],
    [' j ', ''],
    ['\u0000\u0007', ''],
    ['ja', 'ja'],
    ['  jazz ', 'jazz'],
    ['jazz \t\n manouche', 'jazz manouche'],
    ['jazz\u00a0\u2003manouche', 'jazz manouche'],
    ['jazz\u0000manouche\u007f', 'jazz manouche'],
    ['Œuvre & « été »', 'Œuvre & « été »'],
    ['<script>', '<script>'],
    ['\ud83c', ''],
    ['ab\ud83c', 'ab'],
    ['x'.repeat(100), 'x'.repeat(100)],
    ['x'.repeat(101), 'x'.repeat(100)],
    [`${'x'.repeat(99)} y`, 'x'.repeat(99)],
    [`${'x'.repeat(99)}🎷`, 'x'.repeat(99)],
    [`${' '.repeat(2000)}jazz`, ''],
  ])('reads %j as %j', (raw, text) => {
    expect(searchTextIn(raw)).toBe(text);
    expect(searchTextIn(text)).toBe(text);
  });
});
