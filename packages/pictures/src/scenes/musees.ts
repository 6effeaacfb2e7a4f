import {
  band,
  circle,
  ellipse,
  many,
  path,
  place,
  polygon,
  rect,
  stroke,
  trace,
} from '../paint.ts';
import { scene } from '../scene.ts';
import { beam } from '../shapes/heaven.ts';
import { figure, standing } from '../shapes/people.ts';

/** The front of a museum, with columns and steps. */
const front = scene(
  (p, r) => {
    const columns = r.pick([4, 5, 6]);
    const gap = 760 / (columns - 1);
    return (
      circle([r.between(220, 980), r.between(150, 230)], r.between(130, 180), p.accent) +
      rect([180, 300], 840, 370, p.deep) +
      polygon(
        [
          [130, 260],
          [600, 70],
          [1070, 260],
        ],
        p.hero,
      ) +
      polygon(
        [
          [290, 232],
          [600, 112],
          [910, 232],
        ],
        p.deep,
      ) +
      circle([600, 190], 34, p.accent) +
      rect([140, 256], 920, 52, p.hero) +
      path(trace`M540 670V450a60 60 0 0 1 120 0V670z`, p.accent) +
      many(columns, (i) => {
        const x = 220 + i * gap;
        return (
          rect([x - 34, 308], 68, 360, p.light) +
          rect([x - 46, 308], 92, 22, p.hero) +
          band(trace`M${x - 12} 332V650M${x + 12} 332V650`, p.far, 6)
        );
      }) +
      rect([120, 660], 960, 40, p.hero) +
      rect([70, 700], 1060, 44, p.far) +
      rect([0, 744], 1200, 56, p.ink) +
      figure([r.between(820, 940), 748], 150, { top: p.spark, legs: p.ink, skin: p.skin }, standing)
    );
  },
  { canMirror: false },
);

const vase = scene((p, r) => {
  const x = r.between(480, 720);
  return (
    beam([x, -40], [x - 420, x + 420, 800], p.far) +
    rect([0, 730], 1200, 70, p.deep) +
    rect([x - 130, 590], 260, 160, p.light) +
    rect([x - 150, 570], 300, 30, p.ink) +
    path(
      trace`M${x - 62} 170h124q6 60 -20 90c110 30 150 130 120 210c-20 56 -60 80 -80 100h-164c-20 -20 -60 -44 -80 -100c-30 -80 10 -180 120 -210q-26 -30 -20 -90z`,
      p.hero,
    ) +
    stroke(
      trace`M${x - 60} 210c-130 -20 -140 90 -76 130M${x + 60} 210c130 -20 140 90 76 130`,
      p.ink,
      20,
    ) +
    rect([x - 76, 156], 152, 28, p.ink, 12) +
    band(trace`M${x - 166} 400h332M${x - 150} 500h300`, p.ink, 16) +
    stroke(
      `M${Math.round(x - 140)} 465${many(7, () => 'l20 -34l20 34')}`,
      r.chance(0.5) ? p.accent : p.spark,
      10,
    ) +
    ellipse([x, 330], [34, 40], p.accent)
  );
});

/** A visitor before a wall of pictures. */
const wall = scene((p, r) => {
  const framed = (x: number, y: number, w: number, h: number, ground: string, ...marks: string[]) =>
    place(
      [x, y],
      {},
      rect([-14, -14], w + 28, h + 28, p.ink),
      rect([0, 0], w, h, ground),
      ...marks,
    );
  return (
    rect([0, 640], 1200, 160, p.deep) +
    framed(
      90,
      120,
      300,
      380,
      p.accent,
      circle([150, 160], 90, p.hero),
      path('M0 380V280q150 -90 300 0V380z', p.deep),
    ) +
    framed(
      460,
      90,
      260,
      190,
      p.far,
      path('M0 190L90 60L150 130L200 80L260 190z', p.ink),
      circle([200, 48], 22, p.accent),
    ) +
    framed(460, 350, 260, 170, p.hero, stroke('M40 120q40 -120 90 -30t100 -30', p.ink, 16)) +
    framed(
      800,
      130,
      310,
      340,
      p.spark,
      path('M60 340C20 180 90 60 160 60S290 180 250 340z', p.deep),
      circle([158, 130], 62, p.light),
    ) +
    figure(
      [r.between(390, 460), 730],
      340,
      { top: r.pick([p.accent, p.spark, p.light]), legs: p.ink, skin: p.skin },
      standing,
    ) +
    rect([760, 650], 300, 28, p.light, 6) +
    band('M800 670V750M1020 670V750', p.ink, 16)
  );
});

export const museesScenes = [front, vase, wall];
