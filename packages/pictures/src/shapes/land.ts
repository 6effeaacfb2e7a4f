import { discs, many, path, points, polygon, rect, stroke, trace } from '../paint.ts';
import type { Random } from '../random.ts';

/** `left` and `right`: the y of the outline at the left and the right edge of the sheet. */
export const hill = (left: number, right: number, swell: number, fill: string) =>
  path(
    trace`M0 ${left}C300 ${left - swell} 500 ${(left + right) / 2 + swell / 2} 750 ${(left + right) / 2 - swell / 3}S1080 ${right - swell} 1200 ${right}V800H0z`,
    fill,
  );

/** Winds from about x = `foot` at the bottom of the sheet to the vanishing point `[x, y]`. */
export const windingPath = ([x, y]: readonly [number, number], foot: number, fill: string) =>
  path(
    trace`M${foot - 150} 800C${foot - 60} 690 ${x + 260} 690 ${x + 200} 610S${x - 90} 530 ${x - 8} ${y}H${x + 8}C${x - 30} 530 ${x + 330} 540 ${x + 320} 620S${foot + 110} 720 ${foot + 190} 800z`,
    fill,
  );

export const poplar = (x: number, foot: number, height: number, fill: string, trunk: string) =>
  stroke(trace`M${x} ${foot}v${-height * 0.3}`, trunk, Math.max(4, height * 0.035)) +
  path(
    trace`M${x} ${foot - height * 0.14}C${x - height * 0.16} ${foot - height * 0.2} ${x - height * 0.13} ${foot - height * 0.75} ${x} ${foot - height}C${x + height * 0.13} ${foot - height * 0.75} ${x + height * 0.16} ${foot - height * 0.2} ${x} ${foot - height * 0.14}z`,
    fill,
  );

export const roundTree = (x: number, foot: number, height: number, fill: string, trunk: string) =>
  stroke(
    trace`M${x} ${foot}v${-height * 0.6}m0 ${height * 0.22}l${height * 0.13} ${-height * 0.14}`,
    trunk,
    Math.max(4, height * 0.045),
  ) +
  discs(
    [
      [x, foot - height * 0.66],
      [x - height * 0.18, foot - height * 0.5],
      [x + height * 0.19, foot - height * 0.52],
    ],
    (i) => height * (i ? 0.2 : 0.3),
    fill,
  );

export const water = (top: number, fill: string, glint: string, random: Random) =>
  rect([0, top], 1200, 800 - top, fill) +
  stroke(
    points(11, (i) => [random.between(20, 1080), top + 26 + i * ((770 - top) / 11)])
      .map(([x, y]) => trace`M${x} ${y}h${random.between(40, 190)}`)
      .join(''),
    glint,
    7,
  );

export const furrows = (vanishing: readonly [number, number], count: number, fill: string) =>
  many(count, (i) => {
    const from = -900 + (i * 3000) / count;
    return polygon([vanishing, [from, 800], [from + 1500 / count, 800]], fill);
  });
