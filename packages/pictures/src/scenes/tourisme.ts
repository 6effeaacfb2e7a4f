import {
  circle,
  ellipse,
  many,
  path,
  place,
  points,
  polygon,
  rect,
  stroke,
  trace,
  veil,
} from '../paint.ts';
import { scene } from '../scene.ts';
import { birds, cloud } from '../shapes/heaven.ts';
import { hill, poplar, roundTree, water } from '../shapes/land.ts';
import { bridge, chateau, skyline } from '../shapes/walls.ts';

const castle = scene((p, r) => {
  const x = r.between(480, 720);
  const stones = { wall: p.light, roof: p.deep, window: p.ink };
  return (
    circle([x + r.between(-300, 300), r.between(170, 240)], r.between(90, 140), p.accent) +
    hill(430, 400, 50, p.far) +
    roundTree(x - 430, 520, 230, p.hero, p.ink) +
    roundTree(x + 440, 520, 260, p.hero, p.ink) +
    chateau(x, 520, stones) +
    rect([0, 516], 1200, 16, p.ink) +
    water(530, p.far, p.light, r) +
    veil(0.45, place([0, 1058], {}, `<g transform="scale(1 -1)">${chateau(x, 520, stones)}</g>`)) +
    stroke(
      many(4, (i) => trace`M${r.between(100, 900)} ${590 + i * 50}h160`),
      p.light,
      7,
    )
  );
});

const boat = scene((p, r) => {
  const x = r.between(480, 700);
  return (
    circle([r.between(200, 360), 190], 110, p.accent) +
    birds([800, 150], 3, p.ink, r) +
    skyline(
      420,
      points(9, () => [r.between(40, 120), 0]).map(([h]) => h),
      p.far,
    ) +
    rect([0, 400], 1200, 60, p.far) +
    bridge(400, 570, r.whole(4, 5), p.deep) +
    water(560, p.far, p.light, r) +
    stroke(trace`M${x} 690V150`, p.ink, 14) +
    path(trace`M${x + 12} 170h230q34 170 0 350h-230q26 -180 0 -350z`, p.hero) +
    stroke(trace`M${x - 10} 168h262M${x + 20} 345h238`, p.ink, 8) +
    path(
      trace`M${x - 260} 630q40 20 60 30h470q60 -10 90 -60l26 10q-30 110 -110 130h-420q-90 -20 -116 -110z`,
      p.ink,
    ) +
    rect([x - 170, 590], 130, 74, p.spark) +
    stroke(trace`M${x - 186} 586h162`, p.ink, 12)
  );
});

const balloon = scene((p, r) => {
  const at = [r.between(440, 800), r.between(250, 290)] as const;
  return (
    cloud([r.between(40, 140), 330], 280, p.light) +
    cloud([r.between(880, 940), 220], 240, p.light) +
    hill(560, 520, 60, p.far) +
    many(4, (i) =>
      poplar(90 + i * 330 + r.between(-60, 60), 600, r.between(130, 210), p.deep, p.ink),
    ) +
    place(
      at,
      { turn: r.between(-4, 4) },
      stroke('M-80 170L-34 284M80 170L34 284', p.ink, 6),
      path(
        'M0 -210c150 0 216 100 206 200c-8 90 -90 150 -130 206h-152c-40 -56 -122 -116 -130 -206c-10 -100 56 -200 206 -200z',
        p.hero,
      ),
      path(
        'M0 -210c-70 60 -86 130 -84 200c2 90 30 150 50 206h68c20 -56 48 -116 50 -206c2 -70 -14 -140 -84 -200z',
        p.accent,
      ),
      ellipse([0, 196], [76, 12], p.ink),
      rect([-42, 280], 84, 58, p.ink, 12),
    ) +
    skyline(
      740,
      points(8, () => [r.between(20, 90), 0]).map(([h]) => h),
      p.ink,
    ) +
    polygon(
      [
        [180, 800],
        [180, 520],
        [215, 400],
        [250, 520],
        [250, 800],
      ],
      p.ink,
    ) +
    path(
      many(9, (i) => trace`M${60 + i * 130} ${720 + (i % 2) * 30}h26v34h-26z`),
      p.accent,
    )
  );
});

export const tourismeScenes = [castle, boat, balloon];
