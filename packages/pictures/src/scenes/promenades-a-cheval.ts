import { band, circle, discs, many, path, place, points, rect, stroke, trace } from '../paint.ts';
import { scene } from '../scene.ts';
import { cloud } from '../shapes/heaven.ts';
import { hill, poplar, roundTree } from '../shapes/land.ts';

/** The head and neck of a horse in profile. */
const head = scene(
  (p, r) =>
    circle([r.between(330, 460), r.between(300, 380)], r.between(250, 310), p.accent) +
    hill(640, 600, 60, p.far) +
    place(
      [r.between(640, 720), 430],
      { scale: r.between(0.98, 1.08) },
      path(
        'M-330 110C-350 60 -300 30 -250 -30C-190 -130 -150 -230 -40 -280L-30 -380L40 -300C160 -270 270 -120 330 60C380 200 400 320 420 420H-60C-40 300 -20 230 -60 150C-110 170 -150 160 -190 170C-230 200 -300 190 -330 110z',
        p.hero,
      ),
      path(
        'M-36 -330L40 -300C190 -270 330 -90 390 120C420 230 440 320 450 420H330C330 250 270 20 150 -120C90 -190 20 -240 -36 -330z',
        p.deep,
      ),
      circle([-120, -86], 19, p.ink),
      circle([-292, 90], 13, p.ink),
      stroke('M-318 140q40 10 80 -14', p.ink, 8),
      stroke('M-236 -40L-140 150M-136 -196L14 40M-150 140Q-40 60 8 36M-190 60L260 330', p.ink, 15),
      circle([-176, 74], 22, p.spark),
    ),
);

const rider = scene(
  (p, r) =>
    circle([r.between(720, 900), r.between(270, 330)], r.between(170, 220), p.accent) +
    cloud([r.between(60, 200), 190], 250, p.light) +
    hill(520, 430, 60, p.far) +
    hill(640, 560, 70, p.deep) +
    roundTree(r.between(90, 200), 640, 210, p.hero, p.ink) +
    place(
      [r.between(560, 680), r.between(570, 590)],
      { scale: r.between(0.98, 1.12), turn: 3 },
      stroke(
        'M-118 -120l-34 66l10 62M-84 -120l18 70l-18 58M96 -130l44 52l-10 62M74 -120l-2 74l26 50',
        p.ink,
        20,
      ),
      path(
        'M-160 -190C-120 -226 40 -196 92 -214C120 -252 138 -306 184 -318L190 -350L210 -318C244 -300 262 -256 276 -232C270 -210 240 -214 218 -236C190 -230 172 -160 128 -116C60 -84 -60 -110 -118 -100C-160 -110 -176 -160 -160 -190z',
        p.hero,
      ),
      path('M-150 -186c-60 -20 -76 60 -60 116c22 -30 30 -70 62 -84z', p.ink),
      path('M108 -226c20 -50 40 -90 84 -100l-4 -20c-60 10 -92 60 -100 116z', p.ink),
      stroke('M0 -216l44 82l-14 60', p.ink, 28),
      stroke('M-4 -226l14 -108', p.spark, 62),
      stroke('M14 -330l44 58l52 2', p.spark, 24),
      circle([16, -404], 34, p.skin),
      path('M-24 -410a40 40 0 0 1 80 -2l22 4v8z', p.ink),
    ) +
    path('M0 700Q500 640 1200 690V800H0z', p.ink),
);

const horseshoe = scene((p, r) => {
  const nails = points(8, (i) => [i < 4 ? -222 + i * 14 : 222 - (i - 4) * 14, -150 + (i % 4) * 92]);
  return (
    circle([r.between(560, 640), 300], 150, p.accent) +
    hill(440, 470, 70, p.far) +
    many(5, (i) =>
      poplar(110 + i * 245 + r.between(-50, 50), 530, r.between(120, 200), p.hero, p.ink),
    ) +
    hill(540, 520, -30, p.deep) +
    band(
      many(3, (i) => trace`M0 ${610 + i * 52}Q600 ${590 + i * 52} 1200 ${614 + i * 52}`),
      p.light,
      12,
    ) +
    many(5, (i) => rect([90 + i * 250 + r.between(-20, 20), 580], 24, 220, p.light)) +
    place(
      [r.between(520, 680), 420],
      { turn: r.between(-9, 9) },
      path(
        'M-190 330L-270 330C-330 60 -330 -350 0 -350S330 60 270 330H190C250 60 220 -250 0 -250S-250 60 -190 330z',
        p.ink,
      ),
      stroke('M-232 300C-290 40 -270 -300 0 -300S290 40 232 300', p.hero, 14),
      discs(
        nails.map(([x, y]) => [x * 1.13, y]),
        13,
        p.spark,
      ),
    )
  );
});

export const promenadesAChevalScenes = [head, rider, horseshoe];
