import { circle, ellipse, many, path, place, polygon, rect, stroke, trace } from '../paint.ts';
import { scene } from '../scene.ts';
import { beam } from '../shapes/heaven.ts';
import { crowd, figure, pointing, standing } from '../shapes/people.ts';

const masks = scene(
  (p, r) => {
    const face = (skin: string, mouth: string, brows: string) =>
      path('M-180 -220Q0 -290 180 -220C220 40 150 230 0 260C-150 230 -220 40 -180 -220z', skin) +
      path('M-118 -70q46 -60 92 0q-46 34 -92 0zM118 -70q-46 -60 -92 0q46 34 92 0z', p.ink) +
      path(mouth, p.ink) +
      stroke(brows, p.ink, 14) +
      stroke('M0 -60l-18 100h34', p.ink, 9);
    const lean = r.between(6, 16);
    return (
      polygon(
        [
          [0, 0],
          [r.between(560, 720), 0],
          [r.between(400, 560), 800],
          [0, 800],
        ],
        p.far,
      ) +
      circle([r.between(560, 660), 380], 270, p.accent) +
      place(
        [r.between(760, 800), 470],
        { turn: lean },
        face(
          p.light,
          'M-100 190Q0 60 100 190Q0 120 -100 190z',
          'M-130 -110q40 -50 100 -70M130 -110q-40 -50 -100 -70',
        ),
      ) +
      stroke('M900 690q60 70 220 60', p.spark, 18) +
      place(
        [r.between(390, 440), 360],
        { turn: -lean },
        face(
          p.hero,
          'M-110 90Q0 250 110 90Q0 140 -110 90z',
          'M-130 -150q50 -50 100 -16M130 -150q-50 -50 -100 -16',
        ),
      ) +
      stroke('M240 580q-60 120 -220 130', p.spark, 18)
    );
  },
  { moods: ['paper', 'warm', 'dusk'] },
);

/** A stage seen from the last row. */
const house = scene(
  (p, r) => {
    const x = r.between(440, 560);
    return (
      path('M130 640V90Q600 -10 1070 90V640z', p.accent) +
      beam([x + 60, 40], [x - 170, x + 310, 600], p.light) +
      rect([130, 560], 940, 90, p.deep) +
      rect([700, 380], 120, 184, p.far) +
      polygon(
        [
          [690, 384],
          [760, 300],
          [830, 384],
        ],
        p.ink,
      ) +
      figure([x, 596], 250, { top: p.solid, legs: p.ink, skin: p.skin }, pointing) +
      figure([x + 150, 600], 240, { top: p.ink, legs: p.deep, skin: p.skin }, standing) +
      path(
        'M0 0H300C260 200 200 420 150 640H0zM1200 0H900C940 200 1000 420 1050 640H1200z',
        p.solid,
      ) +
      path(trace`M0 0H1200V80${many(5, () => 'q-120 80 -240 0')}z`, p.deep) +
      crowd(650, 44, p.deep, () => 0) +
      crowd(700, 60, p.ink, (i) => (i % 3) * 6)
    );
  },
  { moods: ['dusk', 'warm', 'hue'] },
);

const puppet = scene(
  (p, r) =>
    circle([600, r.between(400, 470)], r.between(280, 330), p.accent) +
    polygon(
      [
        [0, 740],
        [1200, 720],
        [1200, 800],
        [0, 800],
      ],
      p.deep,
    ) +
    place(
      [r.between(540, 660), 0],
      { turn: r.between(-5, 5) },
      stroke(
        'M-170 120L-190 430M170 120L210 330M-40 110L-30 260M40 110L30 260M-110 115L-90 610M110 115L130 600',
        p.ink,
        3,
      ),
      stroke('M-200 120H200M0 60V180', p.ink, 26),
      path('M-60 60q0 -90 60 -90t60 90l-20 40h-80z', p.skin),
      rect([-74, -60], 148, 60, p.deep),
      stroke('M-60 400L-190 430M60 400L210 330', p.hero, 44),
      stroke('M-40 560l-50 60l30 90M40 560l90 50l-10 110', p.ink, 46),
      path('M-90 370h180l40 210H-130z', p.hero),
      polygon(
        [
          [-20, 380],
          [20, 380],
          [60, 580],
          [-60, 580],
        ],
        p.spark,
      ),
      ellipse([0, 296], [74, 82], p.light),
      polygon(
        [
          [-84, 250],
          [0, 130],
          [84, 250],
        ],
        p.deep,
      ),
      circle([0, 128], 20, p.spark),
      circle([-28, 290], 9, p.ink),
      circle([28, 290], 9, p.ink),
      stroke('M-28 330q28 24 56 0', p.ink, 8),
      circle([-190, 430], 26, p.skin),
      circle([210, 330], 26, p.skin),
    ),
);

export const theatreScenes = [masks, house, puppet];
