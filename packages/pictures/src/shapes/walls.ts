import { many, path, points, polygon, rect, trace } from '../paint.ts';

/** `x` is the middle of the tower. */
const tower = (
  x: number,
  foot: number,
  width: number,
  height: number,
  wall: string,
  roof: string,
) =>
  rect([x - width / 2, foot - height], width, height, wall) +
  polygon(
    [
      [x - width * 0.62, foot - height],
      [x, foot - height - width * 1.35],
      [x + width * 0.62, foot - height],
    ],
    roof,
  );

/** `x` is the left edge of the wall. */
export const house = (
  x: number,
  foot: number,
  width: number,
  height: number,
  { wall, roof, window }: { wall: string; roof: string; window: string },
) =>
  rect([x, foot - height], width, height, wall) +
  polygon(
    [
      [x - width * 0.07, foot - height],
      [x + width / 2, foot - height - width * 0.55],
      [x + width * 1.07, foot - height],
    ],
    roof,
  ) +
  path(
    points(2, (i) => [x + width * (0.18 + i * 0.4), foot - height * 0.78])
      .map(([wx, wy]) => trace`M${wx} ${wy}h${width * 0.22}v${width * 0.3}h${-width * 0.22}z`)
      .join(''),
    window,
  );

/** About 640 units wide and 320 high; `x` is the middle. */
export const chateau = (
  x: number,
  foot: number,
  { wall, roof, window }: { wall: string; roof: string; window: string },
) =>
  rect([x - 240, foot - 150], 480, 150, wall) +
  polygon(
    [
      [x - 250, foot - 150],
      [x - 200, foot - 245],
      [x + 200, foot - 245],
      [x + 250, foot - 150],
    ],
    roof,
  ) +
  tower(x - 70, foot, 62, 230, wall, roof) +
  tower(x + 90, foot, 50, 250, wall, roof) +
  tower(x - 260, foot, 100, 180, wall, roof) +
  tower(x + 260, foot, 100, 180, wall, roof) +
  path(
    many(7, (i) => trace`M${x - 189 + i * 60} ${foot - 110}h22v44h-22z`) +
      many(2, (i) => trace`M${x - 272 + i * 520} ${foot - 150}h24v50h-24z`),
    window,
  );

export const bridge = (top: number, foot: number, arches: number, fill: string) => {
  const span = 1200 / arches;
  const radius = span * 0.38;
  const hole = (i: number) =>
    trace`M${i * span + span / 2 - radius} ${foot}v${-(foot - top) * 0.2}a${radius} ${radius} 0 0 1 ${2 * radius} 0V${foot}z`;
  return `<path fill-rule="evenodd" d="${trace`M0 ${top + 20}Q600 ${top - 40} 1200 ${top + 20}V${foot}H0z`}${many(arches, hole)}" fill="${fill}"/>`;
};

export const skyline = (foot: number, heights: readonly number[], fill: string) => {
  const width = 1200 / heights.length;
  const roof = (height: number, i: number) =>
    trace`V${foot - height}L${i * width + width / 2} ${foot - height - width * 0.45}L${(i + 1) * width} ${foot - height}`;
  return path(`M0 ${foot}${heights.map(roof).join('')}V800H0z`, fill);
};
