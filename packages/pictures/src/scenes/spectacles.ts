import {
  around,
  band,
  circle,
  discs,
  ellipse,
  many,
  path,
  points,
  polygon,
  stroke,
  trace,
} from '../paint.ts';
import { scene } from '../scene.ts';
import { beam, bunting } from '../shapes/heaven.ts';
import { cheering, figure } from '../shapes/people.ts';

const curtain = scene(
  (p, r) => {
    const x = r.between(480, 720);
    const folds = (side: -1 | 1) =>
      many(
        5,
        (i) =>
          trace`M${600 + side * (560 - i * 62)} 0q${side * (24 + i * 16)} 330 ${side * (110 + i * 12)} 680`,
      );
    const half = (side: -1 | 1) =>
      path(
        trace`M${600 + side * 600} 0H${600 + side * 150}C${600 + side * 240} 250 ${600 + side * 330} 470 ${600 + side * 470} 690H${600 + side * 600}z`,
        p.hero,
      );
    return (
      beam([x + r.between(-160, 160), -10], [x - 230, x + 230, 700], p.far) +
      polygon(
        [
          [0, 670],
          [1200, 670],
          [1200, 800],
          [0, 800],
        ],
        p.deep,
      ) +
      ellipse([x, 715], [260, 46], p.accent) +
      figure([x, 716], r.between(350, 410), { top: p.spark, legs: p.ink, skin: p.skin }, cheering) +
      half(-1) +
      half(1) +
      stroke(folds(-1) + folds(1), p.deep, 9) +
      path(trace`M0 0H1200V70${many(6, () => 'q-100 110 -200 0')}z`, p.accent)
    );
  },
  { moods: ['dusk', 'warm', 'paper'] },
);

const juggler = scene((p, r) => {
  const x = r.between(420, 780);
  const count = r.whole(6, 9);
  const arc = points(count, (i) => around([x, 430], 200 + (i * 140) / (count - 1), 310));
  return (
    circle([x, 460], 400, p.far) +
    path(trace`M0 800V690q600 -90 1200 0V800z`, p.deep) +
    bunting([-20, 40], [1220, r.between(30, 110)], 70, [p.hero, p.accent, p.spark], p.ink) +
    figure(
      [x, 716],
      420,
      { top: p.hero, legs: p.ink, skin: p.skin },
      {
        hands: [
          [-0.3, -0.12],
          [0.3, -0.12],
        ],
        feet: [-0.11, 0.11],
      },
    ) +
    discs(
      arc.filter((_, i) => i % 2),
      34,
      p.accent,
    ) +
    discs(
      arc.filter((_, i) => i % 2 === 0),
      34,
      p.hero,
    ) +
    discs(arc, 10, p.ink)
  );
});

const dancers = scene((p, r) => {
  const x = r.between(420, 560);
  const ribbon = (dy: number) =>
    trace`M-40 ${560 + dy}C220 ${260 + dy} 420 ${720 + dy} 640 ${420 + dy}S980 ${130 + dy} 1240 ${360 + dy}`;
  return (
    circle([r.between(700, 900), 330], 300, p.accent) +
    band(ribbon(60), p.far, 120) +
    band(ribbon(0), p.deep, 26) +
    polygon(
      [
        [0, 700],
        [1200, 680],
        [1200, 800],
        [0, 800],
      ],
      p.ink,
    ) +
    figure(
      [x, 712],
      430,
      { top: p.hero, legs: p.deep, skin: p.skin },
      {
        hands: [
          [-0.34, -0.1],
          [0.22, -0.3],
        ],
        feet: [-0.05, 0.36],
        lean: -0.03,
      },
    ) +
    path(trace`M${x + 190} 520q120 -70 240 0l70 150q-190 60 -380 0z`, p.spark) +
    figure(
      [x + 310, 708],
      440,
      { top: p.spark, legs: p.skin, skin: p.skin },
      {
        hands: [
          [-0.24, -0.3],
          [0.3, -0.16],
        ],
        feet: [-0.07, 0.06],
        lean: 0.03,
      },
    )
  );
});

export const spectaclesScenes = [curtain, juggler, dancers];
