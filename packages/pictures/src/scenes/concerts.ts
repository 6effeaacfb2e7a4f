import {
  around,
  band,
  circle,
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
import { beam } from '../shapes/heaven.ts';
import { crowd } from '../shapes/people.ts';

const record = scene((p, r) => {
  const at = [r.between(430, 560), r.between(400, 520)] as const;
  const groove = (radius: number, turn: number) => {
    const [ax, ay] = around(at, turn, radius);
    const [bx, by] = around(at, turn + 95, radius);
    return trace`M${ax} ${ay}A${radius} ${radius} 0 0 1 ${bx} ${by}`;
  };
  const turn = r.between(0, 90);
  return (
    polygon(
      [
        [1200, 0],
        [1200, 800],
        [r.between(700, 860), 800],
      ],
      p.far,
    ) +
    circle(at, 385, p.ink) +
    stroke(
      many(6, (i) => groove(190 + i * 32, turn + i * 7) + groove(190 + i * 32, turn + 180 + i * 7)),
      p.far,
      5,
    ) +
    circle(at, 145, p.hero) +
    circle([at[0], at[1]], 78, p.accent) +
    circle(at, 20, p.ink) +
    stroke(trace`M1090 110V330L${at[0] + 250} ${at[1] + 110}`, p.light, 22) +
    circle([1090, 120], 62, p.spark) +
    circle([1090, 120], 24, p.ink) +
    place([at[0] + 240, at[1] + 116], { turn: -32 }, rect([-50, -24], 90, 48, p.spark, 8))
  );
});

/** A crowd, raised hands, the lights of the stage. */
const stage = scene(
  (p, r) => {
    const lamps = points(5, (i) => [150 + i * 225, 60]);
    const colours = [p.far, p.hero, p.accent, p.hero, p.far];
    const hands = points(7, (i) => [60 + i * 175 + r.between(-40, 40), r.between(420, 520)]);
    return (
      lamps
        .map((lamp, i) =>
          beam(
            lamp,
            [lamp[0] + (2 - i) * 90 - 120, lamp[0] + (2 - i) * 90 + 120, 640],
            colours[i] ?? p.far,
          ),
        )
        .join('') +
      rect([0, 30], 1200, 34, p.ink) +
      lamps.map(([x]) => rect([x - 34, 40], 68, 62, p.ink, 14)).join('') +
      circle([600, 520], r.between(120, 170), p.spark) +
      crowd(560, 46, p.deep, (i) => ((i * 37) % 5) * 9) +
      stroke(hands.map(([x, y]) => trace`M${x} 760L${x + 14} ${y}`).join(''), p.ink, 36) +
      crowd(670, 66, p.ink, (i) => ((i * 53) % 7) * 8)
    );
  },
  { moods: ['dusk', 'hue', 'dusk', 'warm'] },
);

const cello = scene((p, r) => {
  const half = (s: -1 | 1) =>
    trace`C${s * 120} -250 ${s * 190} -190 ${s * 165} -90C${s * 150} -30 ${s * 95} -20 ${s * 100} 30C${s * 105} 80 ${s * 235} 90 ${s * 225} 210C${s * 215} 330 ${s * 90} 370 0 370`;
  const body = `${trace`M0 -230${half(1)}`}${trace`M0 -230${half(-1)}`}`;
  return (
    circle([r.between(760, 880), r.between(300, 420)], 270, p.accent) +
    many(5, (i) => band(trace`M0 ${250 + i * 34}H1200`, p.far, 5)) +
    place(
      [r.between(470, 600), 440],
      { turn: r.between(14, 24), scale: 0.98 },
      stroke('M0 370v90', p.ink, 12),
      path(body, p.hero),
      stroke('M-92 110c40 30 -30 90 10 130M92 110c-40 30 30 90 -10 130', p.ink, 11),
      rect([-26, -470], 52, 520, p.ink, 16),
      circle([0, -485], 44, p.ink),
      rect([-60, 190], 120, 22, p.ink, 8),
      polygon(
        [
          [-34, 215],
          [34, 215],
          [22, 330],
          [-22, 330],
        ],
        p.ink,
      ),
      band('M-14 -450V215M-5 -450V215M5 -450V215M14 -450V215', p.light, 3),
    ) +
    stroke(trace`M${r.between(160, 220)} 690L1080 ${r.between(390, 450)}`, p.spark, 15)
  );
});

export const concertsScenes = [record, stage, cello];
