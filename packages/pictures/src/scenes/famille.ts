import {
  circle,
  discs,
  ellipse,
  many,
  path,
  place,
  points,
  polygon,
  stroke,
  trace,
} from '../paint.ts';
import { scene } from '../scene.ts';
import { cloud } from '../shapes/heaven.ts';
import { hill, water } from '../shapes/land.ts';
import { figure, standing } from '../shapes/people.ts';

const kite = scene((p, r) => {
  const x = r.between(250, 420);
  const at = [r.between(800, 940), r.between(190, 270)] as const;
  return (
    cloud([r.between(80, 260), 230], 260, p.light) +
    circle([r.between(980, 1090), 560], 130, p.accent) +
    hill(640, 560, 70, p.far) +
    hill(720, 640, -40, p.deep) +
    stroke(trace`M${x + 92} 440Q${x + 320} 520 ${at[0]} ${at[1]}`, p.ink, 4) +
    figure(
      [x, 740],
      370,
      { top: p.hero, legs: p.ink, skin: p.skin },
      {
        hands: [
          [-0.16, 0.28],
          [0.25, -0.06],
        ],
        feet: [-0.07, 0.07],
      },
    ) +
    figure(
      [x - 120, 744],
      220,
      { top: p.spark, legs: p.ink, skin: p.skin },
      {
        hands: [
          [-0.24, -0.2],
          [0.3, -0.12],
        ],
        feet: [-0.1, 0.1],
      },
    ) +
    place(
      at,
      { turn: r.between(20, 44) },
      polygon(
        [
          [0, -150],
          [110, 0],
          [0, 190],
          [-110, 0],
        ],
        p.hero,
      ),
      polygon(
        [
          [0, -150],
          [110, 0],
          [0, 0],
        ],
        p.accent,
      ),
      polygon(
        [
          [0, 190],
          [-110, 0],
          [0, 0],
        ],
        p.spark,
      ),
      stroke('M0 190q50 60 0 110t0 110', p.ink, 6),
      path('M-30 260l60 30v-30l-60 30zM-30 370l60 30v-30l-60 30z', p.hero),
    )
  );
});

const paperBoats = scene((p, r) => {
  const boat = (x: number, y: number, scale: number, fill: string) =>
    place(
      [x, y],
      { scale, turn: r.between(-7, 7) },
      polygon(
        [
          [-90, -20],
          [0, -190],
          [90, -20],
        ],
        p.light,
      ),
      polygon(
        [
          [0, -190],
          [90, -20],
          [0, -20],
        ],
        p.far,
      ),
      polygon(
        [
          [-220, -60],
          [0, -20],
          [220, -60],
          [130, 70],
          [-130, 70],
        ],
        fill,
      ),
      polygon(
        [
          [0, -20],
          [220, -60],
          [130, 70],
          [0, 70],
        ],
        p.deep,
      ),
    );
  const ripple = (y: number) =>
    path(trace`M0 ${y}${many(8, () => 'q75 -46 150 0')}V800H0z`, y > 600 ? p.deep : p.far);
  return (
    circle([r.between(200, 1000), r.between(150, 220)], 120, p.accent) +
    cloud([r.between(300, 700), 190], 220, p.light) +
    ripple(440) +
    boat(r.between(820, 960), 430, 0.75, p.spark) +
    path(trace`M-40 560${many(9, () => 'q75 -50 150 0')}V800H-40z`, p.hero) +
    boat(r.between(330, 470), 590, 1.35, p.accent) +
    ripple(690)
  );
});

const balloons = scene((p, r) => {
  const colours = [p.hero, p.accent, p.spark, p.deep, p.hero];
  const hand = [r.between(520, 640), 560] as const;
  const tops = points(5, (i) => [
    hand[0] - 300 + i * 150 + r.between(-24, 24),
    200 + Math.abs(i - 2) * 66 + r.between(-24, 24),
  ]);
  return (
    hill(640, 620, 60, p.far) +
    water(720, p.far, p.far, r) +
    hill(700, 720, 30, p.deep) +
    stroke(
      tops
        .map(([x, y]) => trace`M${hand[0]} ${hand[1]}Q${hand[0]} ${y + 220} ${x} ${y + 110}`)
        .join(''),
      p.ink,
      4,
    ) +
    tops
      .map(
        ([x, y], i) =>
          ellipse([x, y], [90, 108], colours[i] ?? p.hero) +
          polygon(
            [
              [x - 16, y + 122],
              [x + 16, y + 122],
              [x, y + 100],
            ],
            colours[i] ?? p.hero,
          ),
      )
      .join('') +
    discs(
      tops.map(([x, y]) => [x - 32, y - 40]),
      17,
      p.light,
    ) +
    figure(
      [hand[0] - 70, 750],
      250,
      { top: p.accent, legs: p.ink, skin: p.skin },
      {
        hands: [
          [-0.24, 0.1],
          [0.27, -0.02],
        ],
        feet: [-0.1, 0.1],
      },
    ) +
    figure([hand[0] + 180, 746], 300, { top: p.hero, legs: p.ink, skin: p.skin }, standing)
  );
});

export const familleScenes = [kite, paperBoats, balloons];
