import { band, circle, many, path, points, rect, stroke, trace, veil } from '../paint.ts';
import { scene } from '../scene.ts';
import { beam, burst, stars } from '../shapes/heaven.ts';
import { hill, water } from '../shapes/land.ts';
import { crowd } from '../shapes/people.ts';
import { bridge, chateau, skyline } from '../shapes/walls.ts';

const fireworks = scene(
  (p, r) => {
    const centres = points(
      3,
      (i) => [230 + i * 370 + r.between(-60, 60), r.between(180, 290) + (i % 2) * 50] as const,
    );
    const colours = [
      [p.accent, p.light],
      [p.hero, p.spark],
      [p.spark, p.accent],
    ] as const;
    return (
      stroke(centres.map(([x, y]) => trace`M600 600Q${x} 520 ${x} ${y}`).join(''), p.far, 6) +
      centres
        .map((at, i) =>
          burst(
            at,
            r.between(130, 190),
            r.pick([14, 16, 18]),
            colours[i]?.[0] ?? p.accent,
            colours[i]?.[1] ?? p.light,
          ),
        )
        .join('') +
      skyline(
        560,
        points(10, () => [r.between(20, 90), 0]).map(([h]) => h),
        p.deep,
      ) +
      bridge(520, 650, 5, p.ink) +
      water(640, p.far, p.accent, r)
    );
  },
  { moods: ['dusk', 'dusk', 'hue'] },
);

/** A château illuminated by projections. */
const lights = scene(
  (p, r) => {
    const x = r.between(520, 680);
    return (
      stars(22, 260, p.light, r) +
      veil(
        0.55,
        many(5, (i) =>
          beam(
            [100 + i * 250, 800],
            [x - 420 + i * 170 + r.between(-60, 60), x - 260 + i * 170 + r.between(-60, 60), -20],
            [p.hero, p.accent, p.spark, p.hero, p.accent][i] ?? p.hero,
          ),
        ),
      ) +
      hill(600, 590, 20, p.far) +
      chateau(x, 620, { wall: p.light, roof: p.accent, window: p.deep }) +
      band(
        many(4, (i) => trace`M${x - 230 + i * 140} 620V${500 - (i % 2) * 20}`),
        r.pick([p.spark, p.hero]),
        44,
      ) +
      rect([0, 616], 1200, 200, p.deep) +
      crowd(690, 42, p.ink, (i) => (i % 3) * 8)
    );
  },
  { moods: ['dusk'] },
);

/** A large firework and a small one above spectators. */
const dandelion = scene(
  (p, r) => {
    const at = [r.between(440, 760), r.between(290, 330)] as const;
    return (
      stroke(
        trace`M${at[0] + r.between(-50, 50)} 720Q${at[0] - 30} 500 ${at[0]} ${at[1]}`,
        p.far,
        12,
      ) +
      circle(at, 300, p.far) +
      burst(at, 270, 26, p.accent, p.light) +
      burst(at, 170, 18, p.spark, p.light) +
      circle(at, 40, p.light) +
      burst([at[0] > 600 ? 160 : 1040, 180], 100, 14, p.hero, p.light) +
      path('M0 640Q600 590 1200 650V800H0z', p.deep) +
      crowd(660, 50, p.ink, (i) => ((i * 31) % 5) * 10)
    );
  },
  { moods: ['dusk'] },
);

export const sonEtLumiereScenes = [fireworks, lights, dandelion];
