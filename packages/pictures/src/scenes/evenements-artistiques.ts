import {
  circle,
  discs,
  ellipse,
  many,
  path,
  place,
  points,
  rect,
  stroke,
  trace,
} from '../paint.ts';
import { scene } from '../scene.ts';
import { rays } from '../shapes/heaven.ts';

const frond =
  'M0 260C-30 160 -150 190 -170 110C-90 120 -60 110 -44 80C-150 70 -190 10 -180 -60C-120 -10 -70 -20 -48 -40C-130 -90 -130 -170 -90 -220C-70 -150 -40 -130 -16 -130C-40 -200 -20 -260 0 -300C20 -260 40 -200 16 -130C40 -130 70 -150 90 -220C130 -170 130 -90 48 -40C70 -20 120 -10 180 -60C190 10 150 70 44 80C60 110 90 120 170 110C150 190 30 160 0 260z';

const cutouts = scene((p, r) => {
  const sheets = [
    [p.far, p.ink],
    [p.accent, p.ink],
    [p.deep, p.spark],
    [p.hero, p.deep],
    [p.light, p.ink],
    [p.spark, p.deep],
  ] as const;
  const shift = r.whole(0, 5);
  return many(6, (i) => {
    const at = [(i % 3) * 400, Math.floor(i / 3) * 400] as const;
    const [ground, leaf] = sheets[(i + shift) % 6] ?? sheets[0];
    const cut =
      (i + shift) % 3 === 1
        ? circle([0, 0], 190, leaf) + circle([40, -20], 110, ground)
        : path(frond, leaf);
    const turn = r.between(-30, 30) + (i % 2) * 180;
    return (
      rect(at, 400, 400, ground) +
      place([at[0] + 200, at[1] + 210], { turn, scale: r.between(0.52, 0.66) }, cut)
    );
  });
});

const brush = scene((p, r) => {
  const sweep = (y: number, lift: number) =>
    trace`M${r.between(60, 140)} ${y}C380 ${y - lift} 640 ${y + lift} ${r.between(900, 1010)} ${y - lift * 0.6}`;
  const hairs = (y: number, lift: number) =>
    many(
      3,
      (i) =>
        trace`M${r.between(150, 400)} ${y - 40 + i * 40 - lift * 0.2}q${r.between(160, 300)} ${-lift * 0.3} ${r.between(360, 520)} ${lift * 0.1}`,
    );
  return (
    circle([r.between(240, 420), r.between(520, 600)], 190, p.far) +
    stroke(sweep(230, 90), p.accent, 110) +
    stroke(sweep(430, 110), p.hero, 140) +
    stroke(hairs(430, 110), p.deep, 5) +
    stroke(sweep(630, 80), p.spark, 90) +
    discs(
      points(9, () => [r.between(80, 1120), r.between(60, 740)]),
      () => r.between(5, 17),
      p.ink,
    ) +
    place(
      [r.between(900, 980), 350],
      { turn: r.between(-42, -30) },
      rect([70, -34], 110, 68, p.light, 6),
      rect([180, -22], 380, 44, p.ink, 22),
      path('M80 -40C-10 -50 -60 -20 -110 0C-60 20 -10 50 80 40z', p.deep),
    )
  );
});

const eye = scene((p, r) => {
  const at = [600, r.between(390, 430)] as const;
  const iris = [600 + r.between(-60, 60), at[1]] as const;
  return (
    rays(at, r.whole(14, 20), 1000, p.far, r.between(0, 20)) +
    path(
      trace`M110 ${at[1]}Q600 ${at[1] - 480} 1090 ${at[1]}Q600 ${at[1] + 480} 110 ${at[1]}z`,
      p.ink,
    ) +
    path(
      trace`M170 ${at[1]}Q600 ${at[1] - 400} 1030 ${at[1]}Q600 ${at[1] + 400} 170 ${at[1]}z`,
      p.light,
    ) +
    circle(iris, 190, p.deep) +
    rays(iris, 24, 176, p.accent) +
    circle(iris, 92, p.ink) +
    ellipse([iris[0] + 52, iris[1] - 60], [30, 36], p.light)
  );
});

export const evenementsArtistiquesScenes = [cutouts, brush, eye];
