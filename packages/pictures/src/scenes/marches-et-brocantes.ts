import {
  circle,
  discs,
  ellipse,
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

const stall = scene(
  (p, r) => {
    const stripe = (i: number) =>
      path(
        trace`M${150 + i * 100} 110h100l${(i - 4) * 10 + 5} 170q-50 70 -${110} 0z`,
        i % 2 ? p.light : p.hero,
      );
    const fruit = [p.accent, p.spark, p.deep];
    const crate = (x: number, colour: string) =>
      discs(
        points(8, (i) => [x + 40 + (i % 4) * 62, 520 - Math.floor(i / 4) * 44 + r.between(-5, 5)]),
        36,
        colour,
      ) +
      rect([x, 530], 270, 120, p.far) +
      stroke(trace`M${x + 12} 570h246M${x + 12} 612h246`, p.ink, 6);
    return (
      circle([r.between(300, 900), 400], 260, p.far) +
      rect([170, 200], 22, 560, p.ink) +
      rect([1008, 200], 22, 560, p.ink) +
      many(9, stripe) +
      rect([140, 92], 920, 30, p.ink) +
      many(3, (i) => crate(180 + i * 290, fruit[(i + r.whole(0, 2)) % 3] ?? p.accent)) +
      rect([120, 646], 960, 34, p.ink) +
      rect([150, 680], 900, 120, p.deep)
    );
  },
  { moods: ['paper', 'warm', 'dusk'] },
);

const basket = scene((p, r) => {
  const x = r.between(470, 700);
  const leek = (dx: number, turn: number) =>
    place(
      [x + dx, 430],
      { turn },
      rect([-22, -180], 44, 240, p.light, 20),
      path('M-22 -150L-70 -360L-14 -250L0 -390L20 -250L80 -340L22 -150z', p.deep),
    );
  return (
    circle([x + r.between(-140, 140), 330], 290, p.accent) +
    rect([0, 680], 1200, 120, p.far) +
    stroke(trace`M${x - 230} 470C${x - 230} 90 ${x + 230} 90 ${x + 230} 470`, p.ink, 26) +
    leek(-150, -16) +
    leek(-80, -4) +
    place(
      [x + 30, 380],
      { turn: 8 },
      rect([-46, -260], 92, 340, p.spark, 44),
      stroke('M-20 -190l40 24M-20 -120l40 24M-20 -50l40 24', p.light, 9),
    ) +
    discs(
      [
        [x + 130, 420],
        [x + 215, 440],
        [x + 170, 370],
      ],
      60,
      p.solid,
    ) +
    path(trace`M${x - 290} 440h580l-70 260q-220 40 -440 0z`, p.deep) +
    stroke(
      many(
        3,
        (row) =>
          trace`M${x - 262 + row * 14} ${510 + row * 60}${many(9, () => trace`q${29 - row * 2} 34 ${57 - row * 3} 0`)}`,
      ),
      p.light,
      8,
    ) +
    rect([x - 304, 424], 608, 36, p.ink, 18) +
    ellipse([r.between(180, 240), 716], [60, 52], p.spark) +
    ellipse([r.between(1000, 1060), 726], [54, 48], p.accent)
  );
});

const brocante = scene(
  (p, r) =>
    circle([r.between(500, 700), 300], 240, p.far) +
    rect([0, 600], 1200, 200, p.deep) +
    rect([90, 560], 1020, 40, p.ink) +
    place(
      [r.between(230, 280), 560],
      {},
      polygon(
        [
          [-60, -330],
          [60, -330],
          [120, -170],
          [-120, -170],
        ],
        p.hero,
      ),
      stroke('M0 -170V-60', p.ink, 16),
      path('M-70 0q0 -90 70 -90t70 90z', p.accent),
    ) +
    place(
      [r.between(520, 580), 560],
      {},
      path('M-110 0V-210a110 110 0 0 1 220 0V0z', p.ink),
      circle([0, -200], 84, p.light),
      stroke('M0 -200v-56M0 -200l40 20', p.ink, 10),
      circle([0, -66], 34, p.accent),
    ) +
    place(
      [r.between(790, 840), 560],
      {},
      path('M-50 0C-130 -60 -90 -170 -34 -190V-250H34V-190C90 -170 130 -60 50 0z', p.spark),
      stroke('M0 -240C-20 -330 -80 -350 -90 -420M0 -240C10 -340 60 -360 50 -440', p.ink, 8),
      circle([-92, -424], 40, p.hero),
      circle([50, -444], 46, p.accent),
    ) +
    place(
      [r.between(980, 1020), 560],
      { turn: r.between(-5, 5) },
      rect([-70, -60], 150, 60, p.light),
      rect([-84, -112], 160, 52, p.hero),
      rect([-60, -156], 130, 44, p.accent),
    ) +
    stroke(
      many(6, (i) => trace`M${150 + i * 180} 640v130`),
      p.far,
      10,
    ),
);

export const marchesEtBrocantesScenes = [stall, basket, brocante];
