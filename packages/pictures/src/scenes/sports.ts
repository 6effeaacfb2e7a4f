import {
  band,
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
} from '../paint.ts';
import { scene } from '../scene.ts';
import { hill } from '../shapes/land.ts';
import { figure, running } from '../shapes/people.ts';

const track = scene((p, r) => {
  const lane = (i: number) =>
    trace`M-60 ${560 + i * 72}Q700 ${470 + i * 74} 1260 ${r.between(180, 190) + i * 150}`;
  const x = r.between(480, 640);
  return (
    circle([r.between(200, 340), r.between(200, 260)], 150, p.accent) +
    path(trace`M0 540Q700 450 1200 190V800H0z`, p.hero) +
    band(many(5, lane), p.sky, 9) +
    place(
      [x, 640],
      { turn: -7 },
      figure([0, 0], 430, { top: p.ink, legs: p.skin, skin: p.skin }, running),
      path('M-46 -204h94l-8 70h-82z', p.spark),
      rect([-14, -314], 62, 54, p.light, 6),
    )
  );
});

/** A ball on its way to the hoop. */
const basket = scene(
  (p, r) => {
    const at = [r.between(360, 470), r.between(330, 430)] as const;
    return (
      rect([940, 60], 300, 330, p.light) +
      rect([900, 40], 40, 370, p.ink) +
      stroke('M690 420h210', p.spark, 22) +
      stroke(
        'M700 430l36 210M770 430l-6 210M830 430l-10 210M890 430l-50 210M712 500h166M726 570h134',
        p.ink,
        6,
      ) +
      stroke(trace`M60 820Q${at[0] - 190} 600 ${at[0] - 60} ${at[1] + 60}`, p.far, 90) +
      place(
        at,
        { turn: r.between(-40, 40) },
        circle([0, 0], 235, p.accent),
        stroke(
          'M-235 0H235M0 -235V235M-166 -166C-60 -70 -60 70 -166 166M166 -166C60 -70 60 70 166 166',
          p.ink,
          13,
        ),
      ) +
      rect([0, 770], 1200, 30, p.deep)
    );
  },
  { moods: ['warm', 'hue', 'dusk'] },
);

const rower = scene((p, r) => {
  const ripples = points(12, () => [r.between(0, 1100), r.between(20, 780)]);
  return (
    rect([0, 0], 1200, 800, p.far) +
    stroke(ripples.map(([x, y]) => trace`M${x} ${y}q30 -22 60 0t60 0`).join(''), p.light, 6) +
    path('M0 0H1200V60Q600 130 0 40z', p.deep) +
    hill(770, 730, 10, p.deep) +
    place(
      [r.between(540, 660), 410],
      { turn: r.between(-24, -10), scale: 1.05 },
      path('M-620 0Q-300 -58 0 -58T620 0Q300 58 0 58T-620 0z', p.hero),
      path('M-240 0q240 -56 480 0q-240 56 -480 0z', p.ink),
      stroke('M0 -20L-110 -330M0 20L-110 330', p.ink, 12),
      polygon(
        [
          [-100, -300],
          [-80, -310],
          [-118, -440],
          [-158, -420],
        ],
        p.accent,
      ),
      polygon(
        [
          [-100, 300],
          [-80, 310],
          [-118, 440],
          [-158, 420],
        ],
        p.accent,
      ),
      ellipse([40, 0], [52, 74], p.spark),
      stroke('M40 -60L-4 -50M40 60L-4 50', p.spark, 26),
      circle([30, 0], 34, p.skin),
      stroke('M60 -22h130M60 22h130', p.skin, 20),
    )
  );
});

export const sportsScenes = [track, basket, rower];
