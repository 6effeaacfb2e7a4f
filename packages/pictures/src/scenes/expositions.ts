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
import { figure, standing, walking } from '../shapes/people.ts';

const canvas = scene((p, r) => {
  const x = r.between(180, 280);
  const bend = r.between(180, 330);
  return (
    rect([0, 660], 1200, 140, p.deep) +
    rect([x - 18, 70], 676, 496, p.ink) +
    rect([x, 88], 640, 460, p.light) +
    circle([x + r.between(180, 440), 270], r.between(110, 150), p.solid) +
    path(trace`M${x} 548V${bend + 120}q200 -120 340 0t300 -60V548z`, p.accent) +
    polygon(
      [
        [x + 400, 88],
        [x + 640, 88],
        [x + 640, r.between(320, 440)],
      ],
      p.spark,
    ) +
    stroke(trace`M${x + 60} 480L${x + 330} 160`, p.ink, 14) +
    figure(
      [x + r.between(740, 800), 740],
      380,
      { top: r.pick([p.hero, p.accent]), legs: p.ink, skin: p.skin },
      standing,
    ) +
    figure([x + 610, 744], 350, { top: p.spark, legs: p.ink, skin: p.skin }, walking)
  );
});

const mobile = scene((p, r) => {
  const petal = (x: number, y: number, size: number, fill: string) =>
    place(
      [x, y],
      { turn: r.between(-24, 24), scale: size },
      path('M0 -70C90 -70 120 20 40 70C-20 100 -110 60 -90 -10C-80 -50 -40 -70 0 -70z', fill),
    );
  return (
    circle([r.between(300, 900), r.between(480, 560)], 230, p.far) +
    stroke(
      'M600 -10V130M300 210Q600 60 900 170M300 210V330M900 170V290M130 400Q300 260 460 370M720 360Q900 220 1080 330M130 400V470M460 370V480M720 360V520M1080 330V440M560 590Q720 460 850 560M560 590V650M850 560V640',
      p.ink,
      6,
    ) +
    petal(300, 240, 0.6, p.accent) +
    petal(130, 530, 1, p.hero) +
    petal(460, 540, 0.9, p.spark) +
    petal(1080, 500, 0.95, p.hero) +
    petal(560, 700, 0.8, p.deep) +
    petal(850, 690, 0.85, p.accent) +
    ellipse([900, 250], [40, 40], p.deep) +
    ellipse([600, 110], [26, 26], p.ink) +
    rect([0, 784], 1200, 16, p.ink)
  );
});

const sculptures = scene((p, r) => {
  const shapes = [
    (fill: string) => path('M-110 0V-150a110 110 0 0 1 220 0V0H44V-150a44 44 0 0 0 -88 0V0z', fill),
    (fill: string) => circle([0, -110], 110, fill) + circle([34, -130], 42, p.sky),
    (fill: string) =>
      rect([-100, -90], 200, 90, fill) +
      rect([-50, -190], 120, 100, p.ink) +
      circle([10, -240], 52, fill),
    (fill: string) =>
      path(
        'M-60 0C-140 -90 40 -150 -30 -230C-60 -290 20 -340 70 -290C130 -220 0 -160 60 -90C90 -50 80 -20 60 0z',
        fill,
      ),
    (fill: string) =>
      polygon(
        [
          [-110, 0],
          [0, -270],
          [110, 0],
        ],
        fill,
      ) + circle([0, -110], 50, p.sky),
  ] as const;
  const first = r.whole(0, 4);
  const fills = [p.hero, p.accent, p.spark];
  return (
    rect([0, 690], 1200, 110, p.deep) +
    many(3, (i) => {
      const x = 230 + i * 370 + r.between(-30, 30);
      const top = 500 - (i === 1 ? 40 : 0) + r.between(-30, 30);
      return (
        beam([x, -30], [x - 150, x + 150, 700], p.far) +
        rect([x - 104, top], 208, 730 - top, p.light) +
        band(trace`M${x - 104} ${top + 10}h208`, p.ink, 20) +
        place([x, top], {}, shapes[(first + i * 2) % 5]?.(fills[i] ?? p.hero) ?? '')
      );
    })
  );
});

export const expositionsScenes = [canvas, mobile, sculptures];
