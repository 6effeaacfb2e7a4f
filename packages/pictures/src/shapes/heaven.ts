import {
  around,
  circle,
  discs,
  type Point,
  path,
  points,
  polygon,
  stroke,
  trace,
} from '../paint.ts';
import type { Random } from '../random.ts';

export const rays = (centre: Point, count: number, reach: number, fill: string, turn = 0) =>
  path(
    points(count, (i) => [turn + (i * 360) / count, 360 / count / 4] as const)
      .map(([angle, half]) => {
        const [ax, ay] = around(centre, angle - half, reach);
        const [bx, by] = around(centre, angle + half, reach);
        return trace`M${centre[0]} ${centre[1]}L${ax} ${ay}L${bx} ${by}z`;
      })
      .join(''),
    fill,
  );

export const moon = ([x, y]: Point, radius: number, fill: string) =>
  path(
    trace`M${x} ${y - radius}a${radius} ${radius} 0 1 0 ${radius * 0.95} ${radius * 1.25}a${radius * 0.86} ${radius * 0.86} 0 0 1 ${-radius * 0.95} ${-radius * 1.25}z`,
    fill,
  );

export const stars = (count: number, lowest: number, fill: string, random: Random) =>
  discs(
    points(count, () => [random.between(20, 1180), random.between(20, lowest)]),
    () => random.between(2, 6),
    fill,
  );

export const cloud = ([x, y]: Point, width: number, fill: string) =>
  path(
    trace`M${x} ${y}a${width * 0.14} ${width * 0.14} 0 0 1 ${width * 0.16} ${-width * 0.16}a${width * 0.2} ${width * 0.2} 0 0 1 ${width * 0.38} ${-width * 0.02}a${width * 0.15} ${width * 0.15} 0 0 1 ${width * 0.3} ${width * 0.18}z`,
    fill,
  );

export const birds = ([x, y]: Point, count: number, colour: string, random: Random) =>
  stroke(
    points(count, (i) => [x + i * 70 + random.between(-20, 20), y + random.between(-50, 50)])
      .map(([bx, by]) => trace`M${bx - 26} ${by - 8}q16 -14 26 8q10 -22 26 -8`)
      .join(''),
    colour,
    6,
  );

export const beam = (
  lamp: Point,
  [left, right, ground]: readonly [number, number, number],
  fill: string,
) =>
  polygon(
    [
      [lamp[0] - 8, lamp[1]],
      [lamp[0] + 8, lamp[1]],
      [right, ground],
      [left, ground],
    ],
    fill,
  );

export const burst = (
  centre: Point,
  radius: number,
  count: number,
  colour: string,
  tip: string,
) => {
  const angles = points(count, (i) => [(i * 360) / count + radius, i % 2 ? radius : radius * 0.72]);
  const line = ([angle, reach]: Point) => {
    const [ax, ay] = around(centre, angle, reach * 0.3);
    const [bx, by] = around(centre, angle, reach);
    return trace`M${ax} ${ay}L${bx} ${by}`;
  };
  return (
    stroke(angles.map(line).join(''), colour, Math.max(4, radius / 26)) +
    discs(
      angles.map(([angle, reach]) => around(centre, angle, reach * 1.13)),
      radius / 22,
      tip,
    ) +
    circle(centre, radius / 14, tip)
  );
};

export const bunting = (
  [x1, y1]: Point,
  [x2, y2]: Point,
  sag: number,
  colours: readonly string[],
  rope: string,
) => {
  const count = 11;
  const at = (t: number): Point => [x1 + (x2 - x1) * t, y1 + (y2 - y1) * t + sag * 4 * t * (1 - t)];
  const flag = (i: number) => {
    const [ax, ay] = at((i + 0.15) / count);
    const [bx, by] = at((i + 0.85) / count);
    return trace`M${ax} ${ay}L${bx} ${by}L${(ax + bx) / 2} ${(ay + by) / 2 + (x2 - x1) / count}z`;
  };
  const flags = colours.map((colour, c) =>
    path(
      points(count, (i) => [i, 0])
        .filter(([i]) => i % colours.length === c)
        .map(([i]) => flag(i))
        .join(''),
      colour,
    ),
  );
  return (
    flags.join('') +
    stroke(trace`M${x1} ${y1}Q${(x1 + x2) / 2} ${(y1 + y2) / 2 + sag * 2} ${x2} ${y2}`, rope, 5)
  );
};
