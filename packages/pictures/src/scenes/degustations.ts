import {
  around,
  band,
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
import { furrows, hill } from '../shapes/land.ts';

const glasses = scene(
  (p, r) => {
    const glass = (x: number, level: number, wine: string) =>
      stroke(trace`M${x} 500V690M${x - 70} 694h140`, p.ink, 12) +
      path(trace`M${x - 96} 290h192c14 140 -30 220 -96 220s-110 -80 -96 -220z`, p.light) +
      path(trace`M${x - 98} ${level}h196c-2 100 -40 165 -98 165s-96 -65 -98 -165z`, wine);
    const x = r.between(300, 380);
    return (
      circle([r.between(640, 820), 380], 300, p.accent) +
      rect([0, 690], 1200, 110, p.deep) +
      path(
        trace`M${x - 42} 100h84v170c0 50 62 60 62 150v275h-208V420c0 -90 62 -100 62 -150z`,
        p.ink,
      ) +
      rect([x - 48, 90], 96, 64, p.hero, 8) +
      rect([x - 104, 460], 208, 150, p.light) +
      circle([x, 535], 44, p.hero) +
      glass(x + 310, r.between(360, 400), p.hero) +
      glass(x + 560, r.between(370, 410), p.spark)
    );
  },
  { moods: ['paper', 'warm', 'dusk'] },
);

/** A table seen from above. */
const table = scene((p, r) => {
  const plate = [r.between(500, 620), r.between(380, 430)] as const;
  return (
    band(
      many(5, (i) => trace`M${100 + i * 250} 0V800`) +
        many(4, (i) => trace`M0 ${90 + i * 210}H1200`),
      p.far,
      92,
    ) +
    circle(plate, 270, p.light) +
    circle(plate, 205, p.far) +
    place(
      plate,
      { turn: r.between(0, 360) },
      path('M-150 60A160 160 0 0 1 90 -132L20 20z', p.accent),
      discs(
        [
          [-60, -10],
          [-20, -70],
          [30, -60],
        ],
        (i) => 10 + i * 5,
        p.light,
      ),
      discs(
        [
          [60, 70],
          [120, 40],
          [100, 110],
        ],
        42,
        p.hero,
      ),
      path('M-110 120q70 -60 120 10q-60 60 -120 -10z', p.spark),
    ) +
    place(
      [1010, r.between(220, 300)],
      { turn: r.between(-10, 10) },
      circle([0, 0], 118, p.light),
      circle([0, 0], 92, p.hero),
      ellipse([-28, -30], [22, 34], p.light),
    ) +
    place(
      [r.between(130, 170), 430],
      { turn: r.between(-8, 8) },
      rect([-14, 40], 28, 220, p.ink, 14),
      path('M-34 -240h14v130h12v-130h16v130h12v-130h14v150q0 60 -34 70q-34 -10 -34 -70z', p.ink),
    ) +
    place(
      [1010, 620],
      { turn: r.between(-30, -10) },
      ellipse([0, 0], [190, 74], p.spark),
      stroke('M-110 -34l50 60M-30 -44l50 60M50 -44l50 60', p.light, 16),
    )
  );
});

const vineyard = scene(
  (p, r) => {
    const x = r.between(300, 420);
    const rows = [5, 5, 4, 3, 2, 1].flatMap((count, row) =>
      points(count, (i) => [x - (count - 1) * 50 + i * 100 + (row % 2) * 6, 250 + row * 88]),
    );
    return (
      circle([r.between(760, 980), 250], 130, p.accent) +
      hill(430, 380, 60, p.far) +
      hill(500, 520, -30, p.hero) +
      `<clipPath id="v"><path d="M0 520C400 470 800 560 1200 520V800H0z"/></clipPath><g clip-path="url(#v)">${furrows([r.between(700, 900), 430], 12, p.deep)}</g>` +
      stroke(trace`M${x} 240C${x + 10} 150 ${x - 60} 90 ${x - 30} -10`, p.ink, 20) +
      path(
        trace`M${x} 190c60 -150 230 -150 330 -70c-60 20 -50 60 -90 80c-60 60 -180 70 -240 -10z`,
        p.spark,
      ) +
      discs(rows, 58, p.ink) +
      discs(
        rows.map(([gx, gy]) => around([gx, gy], 225, 8)),
        48,
        p.deep,
      ) +
      discs(
        rows.map(([gx, gy]) => [gx - 16, gy - 20]),
        11,
        p.light,
      )
    );
  },
  { moods: ['paper', 'warm', 'hue'] },
);

export const degustationsScenes = [glasses, table, vineyard];
