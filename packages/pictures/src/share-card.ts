import { themeHues } from '@parages/contracts/vocabulary/themes/theme-hues';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { drawPicture } from './draw-picture.ts';
import { letter, toLines, widthOf } from './lettering.ts';
import { rect } from './paint.ts';

export type ShareCard = {
  title: string;
  theme: Theme | null;
  label?: string | undefined;
  /** Date, then place; further lines are ignored. */
  lines: readonly string[];
  /** The drawn scene at the right (see `sceneIds`), and its seed. */
  scene: string;
  seed: string;
  name: string;
};

/** The size that social networks expect, in pixels. */
const shareCardSize = { width: 1200, height: 630 } as const;

const ink = '#1c1815';
const soft = '#4a423b';
const paper = '#fbf6ee';
const accent = '#c8321c';
const neutral = { strong: accent, main: accent };
const left = 72;
const textWidth = 610;
const pictureX = 740;
// The title takes the largest size at which it fits, or the smallest one, cut.
const titleSizes = [
  { size: 84, most: 2 },
  { size: 68, most: 3 },
  { size: 56, most: 4 },
] as const;
const titleTop = 158;
const leading = 1.06;

function fitTitle(title: string): { lines: string[]; size: number } {
  const tries = titleSizes.map(({ size, most }) => ({
    size,
    ...toLines('title', title, { size, width: textWidth, most }),
  }));
  const best = tries.find(({ isWhole }) => isWhole) ?? tries.at(-1);
  return best ?? { lines: [], size: 0 };
}

function chip(label: string, fill: string): string {
  const width = widthOf('strong', label, 30) + 44;
  return (
    rect([left, 62], width, 56, fill, 28) +
    letter(label, { face: 'strong', size: 30, fill: '#ffffff', x: left + 22, y: 101 })
  );
}

function picture({ scene, seed }: ShareCard, photo: string | undefined): string {
  const box = `x="${pictureX}" y="0" width="${shareCardSize.width - pictureX}" height="${shareCardSize.height}"`;
  if (photo !== undefined)
    return `<image ${box} preserveAspectRatio="xMidYMid slice" href="${photo}"/>`;
  const drawn = drawPicture({ scene, seed }) ?? '';
  const inner = drawn.replace(/^<svg [^>]*>/, '').replace(/<\/svg>$/, '');
  return `<svg ${box} viewBox="0 0 1200 800" preserveAspectRatio="xMidYMid slice">${inner}</svg>`;
}

/**
 * The texts of the card are outlines, so that it looks the same on every machine. `photo`: a
 * picture as a `data:` URL, drawn instead of the scene.
 */
export function drawShareCard(card: ShareCard, photo?: string): string {
  const { strong, main } = card.theme === null ? neutral : themeHues[card.theme];
  const { width, height } = shareCardSize;
  const { lines, size } = fitTitle(card.title);
  const titleEnd = titleTop + lines.length * size * leading;
  const title = lines.map((line, at) =>
    letter(line, {
      face: 'title',
      size,
      fill: ink,
      x: left,
      y: titleTop + (at + 0.86) * size * leading,
    }),
  );
  const facts = card.lines.slice(0, 2).map((line, at) => {
    const [first = ''] = toLines('strong', line, { size: 36, width: textWidth, most: 1 }).lines;
    return letter(first, {
      face: 'strong',
      size: 36,
      fill: at === 0 ? strong : soft,
      x: left,
      y: titleEnd + 62 + at * 50,
    });
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    rect([0, 0], width, height, paper),
    picture(card, photo),
    rect([pictureX - 12, 0], 12, height, main),
    card.label ? chip(card.label, strong) : '',
    ...title,
    ...facts,
    letter(card.name, { face: 'title', size: 44, fill: accent, x: left, y: 582 }),
    '</svg>',
  ].join('');
}
