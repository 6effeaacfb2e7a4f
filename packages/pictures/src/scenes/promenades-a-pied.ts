import { band, circle, many, path, place, points, polygon, rect, stroke, trace } from '../paint.ts';
import { scene } from '../scene.ts';
import { birds, cloud } from '../shapes/heaven.ts';
import { hill, poplar, roundTree, water, windingPath } from '../shapes/land.ts';
import { figure, walking } from '../shapes/people.ts';

const hills = scene((p, r) => {
  const end = [r.between(560, 700), 470] as const;
  return (
    circle([end[0] + r.between(-120, 160), r.between(210, 290)], r.between(110, 150), p.accent) +
    birds([160, 190], 3, p.ink, r) +
    hill(420, 470, 90, p.far) +
    hill(500, 470, -50, p.hero) +
    windingPath(end, r.between(260, 420), p.light) +
    roundTree(r.between(110, 190), 600, 250, p.deep, p.ink) +
    roundTree(r.between(960, 1060), 560, 190, p.deep, p.ink) +
    roundTree(r.between(860, 930), 540, 120, p.deep, p.ink) +
    figure([r.between(420, 470), 740], 190, { top: p.spark, legs: p.ink, skin: p.skin }, walking)
  );
});

const wood = scene((p, r) => {
  const trunks = (count: number, width: number, fill: string, foot: number) =>
    many(count, (i) => {
      const x = (i + r.between(0.15, 0.85)) * (1200 / count);
      return polygon(
        [
          [x - width * 0.36, -10],
          [x + width * 0.36, -10],
          [x + width * 0.7, foot],
          [x - width * 0.7, foot],
        ],
        fill,
      );
    });
  const x = r.between(430, 700);
  return (
    circle([x + 60, 330], 210, p.accent) +
    trunks(11, 34, p.far, 640) +
    hill(610, 640, 40, p.far) +
    trunks(5, 66, p.hero, 700) +
    hill(680, 660, -40, p.deep) +
    figure([x, 716], 330, { top: p.spark, legs: p.ink, skin: p.skin }, walking) +
    stroke(trace`M${x + 62} 540L${x + 104} 726`, p.ink, 9) +
    rect([x - 66, 470], 50, 92, p.ink, 20) +
    trunks(2, 130, p.ink, 820) +
    path(trace`M0 0H1200V90${many(8, () => 'q-75 120 -150 0')}z`, p.deep)
  );
});

/** A signpost on the river bank, beside poplars. */
const bank = scene((p, r) => {
  const x = r.between(300, 420);
  const sign = (y: number, side: -1 | 1, fill: string) =>
    path(
      trace`M${x - side * 70} ${y}h${side * 250}l${side * 56} 44l${side * -56} 44h${side * -250}z`,
      fill,
    );
  return (
    cloud([r.between(500, 620), 190], 260, p.light) +
    circle([r.between(960, 1060), 170], 78, p.accent) +
    many(6, (i) =>
      poplar(
        640 + i * 100 + r.between(-18, 18),
        500,
        r.between(200, 320),
        i % 2 ? p.hero : p.deep,
        p.ink,
      ),
    ) +
    water(490, p.far, p.light, r) +
    path(trace`M0 640C260 600 480 650 700 800H0z`, p.deep) +
    rect([x - 14, 190], 28, 540, p.ink) +
    sign(220, 1, p.hero) +
    sign(330, -1, p.accent) +
    sign(440, 1, p.spark) +
    place([x, 176], {}, circle([0, 0], 26, p.ink)) +
    band(
      many(3, (i) => trace`M${x - 20 + (i % 2 ? -120 : 0)} ${264 + i * 110}h140`),
      p.ink,
      12,
    ) +
    stroke(
      points(5, (i) => [80 + i * 40, 690])
        .map(([gx, gy]) => trace`M${gx} ${gy + 20}l-10 -46m10 46l16 -38`)
        .join(''),
      p.hero,
      6,
    )
  );
});

export const promenadesAPiedScenes = [hills, wood, bank];
