import { around, band, circle, discs, many, path, place, points, stroke, trace } from '../paint.ts';
import { scene } from '../scene.ts';
import { cloud, rays } from '../shapes/heaven.ts';
import { hill, poplar, water } from '../shapes/land.ts';

const wheel = (x: number, y: number, radius: number, tyre: string, spokes: number) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${tyre}" stroke-width="${Math.round(radius * 0.1)}"/>` +
  band(
    many(spokes, (i) => {
      const [ax, ay] = around([x, y], (i * 180) / spokes, radius);
      const [bx, by] = around([x, y], (i * 180) / spokes + 180, radius);
      return trace`M${ax} ${ay}L${bx} ${by}`;
    }),
    tyre,
    Math.max(2, radius * 0.016),
  ) +
  circle([x, y], radius * 0.09, tyre);

/** A bicycle on the ground line y = 0, facing right. */
const bicycle = (frame: string, ink: string, saddle: string, spokes: number) =>
  wheel(-290, -180, 180, ink, spokes) +
  wheel(290, -180, 180, ink, spokes) +
  stroke(
    'M-290 -180L-130 -410L190 -410L-40 -180zM-40 -180L-150 -470M290 -180L180 -470',
    frame,
    24,
  ) +
  stroke('M180 -470l-20 -50h110q40 0 40 44', ink, 20) +
  stroke('M-210 -478h110', saddle, 34) +
  circle([-40, -180], 42, ink) +
  stroke('M-40 -180l40 84h-36', ink, 15);

const machine = scene(
  (p, r) =>
    circle([r.between(560, 720), r.between(300, 400)], 290, p.accent) +
    hill(690, 680, 30, p.far) +
    place(
      [r.between(540, 660), 722],
      { scale: r.between(1.05, 1.18), turn: r.between(-3, 2) },
      bicycle(p.hero, p.ink, p.spark, 7),
    ) +
    path('M0 716Q600 704 1200 716V800H0z', p.deep),
);

/** Two riders along the river. */
const river = scene((p, r) => {
  const x = r.between(420, 560);
  // The bicycle is defined once and used twice: repeating it would double the size of the file.
  const rider = (top: string, machine: string) =>
    machine +
    stroke('M-150 -500L-40 -330L-10 -110', p.ink, 56) +
    stroke('M-150 -520L30 -760', top, 110) +
    stroke('M40 -740L110 -590L230 -510', top, 50) +
    circle([90, -870], 76, p.skin) +
    path('M10 -880a82 82 0 0 1 164 -16z', p.spark);
  return (
    cloud([r.between(80, 300), 170], 240, p.light) +
    circle([r.between(760, 1000), 190], 96, p.accent) +
    hill(400, 360, 60, p.far) +
    many(5, (i) =>
      poplar(
        90 + i * 250 + r.between(-40, 40),
        470,
        r.between(150, 260),
        i % 3 ? p.hero : p.deep,
        p.ink,
      ),
    ) +
    water(460, p.far, p.light, r) +
    path('M0 640Q600 560 1200 620V800H0z', p.deep) +
    stroke('M-20 760Q600 660 1220 728', p.light, 5) +
    place(
      [x, 676],
      { scale: 0.3, turn: -2 },
      rider(p.hero, `<g id="b">${bicycle(p.ink, p.ink, p.ink, 4)}</g>`),
    ) +
    place(
      [x + r.between(330, 390), 668],
      { scale: 0.3, turn: 2 },
      rider(p.accent, '<use href="#b"/>'),
    )
  );
});

const spokes = scene((p, r) => {
  const at = [r.between(760, 900), r.between(430, 520)] as const;
  const reach = 420;
  return (
    rays(at, 14, 1300, p.far, r.between(0, 20)) +
    circle(at, reach + 26, p.ink) +
    circle(at, reach - 22, p.sky) +
    circle(at, reach - 60, p.accent) +
    band(
      many(12, (i) => {
        const [ax, ay] = around(at, i * 15, reach - 20);
        const [bx, by] = around(at, i * 15 + 180, reach - 20);
        return trace`M${ax} ${ay}L${bx} ${by}`;
      }),
      p.ink,
      5,
    ) +
    circle(at, 62, p.hero) +
    circle(at, 24, p.ink) +
    stroke(trace`M${at[0]} ${at[1]}L${at[0] - 260} -20`, p.hero, 46) +
    place(
      [r.between(170, 260), r.between(560, 640)],
      { turn: r.between(-30, 10) },
      path('M0 140C-150 40 -120 -150 0 -220C120 -150 150 40 0 140z', p.hero),
      stroke('M0 190V-150M0 40l56 -50M0 -20l-52 -50', p.deep, 9),
    ) +
    discs(
      points(5, (i) => [60 + i * 95, 730 + (i % 2) * 24]),
      10,
      p.spark,
    )
  );
});

export const promenadesAVeloScenes = [machine, river, spokes];
