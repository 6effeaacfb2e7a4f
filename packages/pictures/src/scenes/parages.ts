import { band, circle, discs, many, path, points, stroke, trace } from '../paint.ts';
import { scene } from '../scene.ts';
import { birds } from '../shapes/heaven.ts';
import { hill, poplar, water } from '../shapes/land.ts';
import { house } from '../shapes/walls.ts';

/** A river and towns, seen from above. */
const meander = scene((p, r) => {
  const bed = trace`M-60 ${r.between(180, 260)}C260 60 380 560 640 420S980 ${r.between(520, 700)} 1260 ${r.between(300, 420)}`;
  const towns = points(5, (i) => [130 + i * 240, (i % 2 ? 180 : 600) + r.between(-60, 60)]);
  return (
    path('M0 0H520Q380 260 0 330zM1200 800H640Q820 560 1200 620z', p.far) +
    stroke(bed, p.hero, 130) +
    stroke(trace`M330 300q60 130 150 140M760 440q90 20 150 70`, p.accent, 34) +
    stroke(
      towns.map(([x, y], i) => (i ? trace`L${x} ${y}` : trace`M${x} ${y}`)).join(''),
      p.ink,
      4,
    ) +
    discs(towns, 26, p.spark) +
    discs(towns, 10, p.ink) +
    stroke(
      many(12, () => trace`M${r.between(40, 1100)} ${r.between(40, 760)}l24 -14`),
      p.deep,
      7,
    )
  );
});

const roofs = scene(
  (p, r) =>
    circle([r.between(300, 900), 270], r.between(140, 180), p.accent) +
    birds([r.between(200, 700), 140], 3, p.ink, r) +
    hill(520, 480, 50, p.far) +
    many(6, (i) =>
      house(-30 + i * 212, 660, 190, r.between(140, 270), {
        wall: i % 2 ? p.light : p.hero,
        roof: i % 3 ? p.deep : p.spark,
        window: i % 2 ? p.ink : p.accent,
      }),
    ) +
    water(640, p.far, p.light, r),
);

/** Concentric circles around a tall poplar. */
const rings = scene((p, r) => {
  const x = r.between(480, 720);
  return (
    `<g fill="none" stroke-width="34">${many(5, (i) => `<circle cx="${Math.round(x)}" cy="600" r="${140 + i * 120}" stroke="${[p.accent, p.spark, p.hero, p.far, p.far][i]}"/>`)}</g>` +
    hill(620, 600, 30, p.deep) +
    many(5, (i) =>
      poplar(
        x - 420 + i * 210 + r.between(-40, 40),
        640,
        i === 2 ? 420 : r.between(150, 230),
        i === 2 ? p.hero : p.far,
        p.ink,
      ),
    ) +
    band('M0 700Q600 650 1200 690', p.light, 16)
  );
});

export const paragesScenes = [meander, roofs, rings];
