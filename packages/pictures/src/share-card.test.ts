// Specification: §2.18
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { describe, expect, it } from 'vitest';
import { toLines, widthOf } from './lettering.ts';
import { drawShareCard, type ShareCard } from './share-card.ts';

const card = (change: Partial<ShareCard> = {}): ShareCard => ({
  title: 'Fête de la Loire',
  theme: 'fetes',
  label: 'Fêtes',
  lines: ['Samedi 13 juin · 20 h 30', 'Tours'],
  scene: 'fetes-1',
  seed: 'one',
  name: 'Parages',
  ...change,
});

describe('the lettering of a share card', () => {
  const room = { size: 60, width: 600, most: 2 };

  it('wraps a long text into two lines within the width, of which the second ends with "…"', () => {
    const { lines } = toLines(
      'title',
      'Une très longue soirée de contes et de musiques au bord de l’eau, à la lueur des lampions',
      room,
    );
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/…$/);
    for (const line of lines)
      expect(widthOf('title', line, room.size)).toBeLessThanOrEqual(room.width);
  });

  it('reports isWhole for a text that fits on one line', () =>
    expect(toLines('title', 'Fête de la Loire', room)).toEqual({
      lines: ['Fête de la Loire'],
      isWhole: true,
    }));

  it('reports isWhole for a text with a no-break space that fits on one line', () =>
    expect(toLines('title', 'Fête de Tours\u00a0?', room).isWhole).toBe(true));

  it('cuts a word wider than a line, and reports that the text is not whole', () => {
    const cut = toLines('title', 'Anticonstitutionnellementanticonstitutionnellement', room);
    expect(cut).toEqual({ lines: [expect.stringMatching(/^Anticonst.*…$/)], isWhole: false });
  });

  it.each(['Œuvre à l’été, ça va ?', 'Škoda', '12 € – « ici »'])(
    'has a glyph for each character of "%s"',
    (text) => {
      for (const character of text) expect(widthOf('strong', character, 30)).toBeGreaterThan(0);
    },
  );

  it('gives emojis, which have no glyph, the width 0', () =>
    expect(widthOf('title', '🎉🎉', 60)).toBe(0));
});

describe('a share card', () => {
  it.each([...themes, null])(
    'for the theme %s has 1200 × 630 units and no text element, and is identical when drawn again',
    (theme) => {
      const content = card({ theme, scene: `${theme ?? 'parages'}-2` });
      const svg = drawShareCard(content);
      expect(svg).toMatch(/^<svg [^>]*width="1200" height="630">/);
      expect(svg).not.toContain('<text');
      expect(svg).not.toContain('NaN');
      expect(drawShareCard(content)).toBe(svg);
    },
  );

  it('has fewer than 120,000 characters for a title of 140 and lines of 500 characters', () => {
    const long = drawShareCard(
      card({
        title: 'Voix '.repeat(28),
        lines: ['x'.repeat(500), 'y'.repeat(500), 'z'.repeat(500)],
      }),
    );
    expect(long.length).toBeLessThan(120_000);
  });
});
