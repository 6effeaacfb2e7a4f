import {
  around,
  band,
  circle,
  discs,
  many,
  path,
  place,
  points,
  polygon,
  rect,
  stroke,
  trace,
} from '../paint.ts';
import { scene } from '../scene.ts';
import { bunting } from '../shapes/heaven.ts';
import { hill } from '../shapes/land.ts';
import { cheering, figure } from '../shapes/people.ts';
import { house } from '../shapes/walls.ts';

/** A village square with lanterns and dancers. */
const ball = scene((p, r) => {
  const lanterns = points(6, (i) => [120 + i * 192, 190 + Math.sin(i * 1.3) * 24]);
  return (
    many(5, (i) =>
      house(-40 + i * 260 + r.between(-10, 10), 560, 220, r.between(180, 260), {
        wall: p.far,
        roof: p.deep,
        window: p.accent,
      }),
    ) +
    rect([0, 550], 1200, 250, p.deep) +
    stroke('M-20 150Q600 260 1220 130', p.ink, 5) +
    discs(lanterns, 44, p.spark) +
    discs(
      lanterns.filter((_, i) => i % 2),
      44,
      p.accent,
    ) +
    stroke(
      lanterns.map(([x, y]) => trace`M${x - 16} ${y - 44}h32M${x - 16} ${y + 44}h32`).join(''),
      p.ink,
      10,
    ) +
    many(4, (i) =>
      figure(
        [200 + i * 265 + r.between(-30, 30), 750 - (i % 2) * 24],
        r.between(290, 340),
        { top: [p.hero, p.accent, p.light, p.spark][i] ?? p.hero, legs: p.ink, skin: p.skin },
        i % 2
          ? cheering
          : {
              hands: [
                [-0.3, -0.05],
                [0.26, -0.24],
              ],
              feet: [-0.16, 0.1],
              lean: 0.03,
            },
      ),
    )
  );
});

const bigWheel = scene((p, r) => {
  const at = [r.between(480, 720), 390] as const;
  const turn = r.between(0, 36);
  const cabins = points(10, (i) => around(at, turn + i * 36, 290));
  return (
    circle([at[0] + r.between(-300, 300), 260], 190, p.far) +
    stroke(
      trace`M${at[0]} ${at[1]}L${at[0] - 190} 770M${at[0]} ${at[1]}L${at[0] + 190} 770`,
      p.ink,
      24,
    ) +
    band(cabins.map(([x, y]) => trace`M${at[0]} ${at[1]}L${x} ${y}`).join(''), p.ink, 6) +
    `<g fill="none" stroke="${p.hero}"><circle cx="${Math.round(at[0])}" cy="390" r="290" stroke-width="22"/><circle cx="${Math.round(at[0])}" cy="390" r="170" stroke-width="10"/></g>` +
    circle(at, 40, p.accent) +
    many(3, (c) =>
      path(
        cabins
          .filter((_, i) => i % 3 === c)
          .map(([x, y]) => trace`M${x - 46} ${y}h92v24q0 46 -46 46t-46 -46z`)
          .join(''),
        [p.accent, p.spark, p.light][c] ?? p.accent,
      ),
    ) +
    stroke(cabins.map(([x, y]) => trace`M${x - 50} ${y}h100`).join(''), p.ink, 10) +
    hill(740, 730, 10, p.deep) +
    bunting([-20, 600], [at[0] - 210, 690], 30, [p.hero, p.accent], p.ink)
  );
});

const accordion = scene((p, r) => {
  const folds = 9;
  const key = (i: number) => trace`M-330 ${-190 + i * 55}h70v34h-70z`;
  return (
    circle([r.between(500, 700), 330], 290, p.accent) +
    bunting([-20, 60], [1220, r.between(40, 120)], 60, [p.hero, p.spark, p.deep], p.ink) +
    place(
      [600, 470],
      { turn: r.between(-10, 10) },
      rect([-350, -240], 180, 480, p.ink, 30),
      path(many(7, key), p.light),
      rect([170, -240], 180, 480, p.ink, 30),
      discs(
        points(12, (i) => [222 + (i % 3) * 38, -165 + Math.floor(i / 3) * 105]),
        14,
        p.light,
      ),
      many(folds, (i) => {
        const x = -170 + (i * 340) / folds;
        const w = 340 / folds;
        return (
          polygon(
            [
              [x, -210],
              [x + w / 2, -170],
              [x + w / 2, 250],
              [x, 210],
            ],
            p.hero,
          ) +
          polygon(
            [
              [x + w / 2, -170],
              [x + w, -210],
              [x + w, 210],
              [x + w / 2, 250],
            ],
            p.deep,
          )
        );
      }),
      stroke('M-300 -240q40 -70 90 0', p.spark, 16),
    ) +
    rect([0, 770], 1200, 30, p.deep)
  );
});

export const fetesScenes = [ball, bigWheel, accordion];
