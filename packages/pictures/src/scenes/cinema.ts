import {
  around,
  band,
  circle,
  discs,
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
import { moon, stars } from '../shapes/heaven.ts';
import { hill, roundTree } from '../shapes/land.ts';
import { crowd } from '../shapes/people.ts';

const beamOfLight = scene(
  (p, r) => {
    const x = r.between(150, 250);
    return (
      rect([x, 90], 720, 400, p.light) +
      circle([x + r.between(220, 520), 290], 120, p.accent) +
      path(trace`M${x} 490V400q180 -90 360 -20t360 -40V490z`, p.solid) +
      polygon(
        [
          [1210, 120],
          [x, 90],
          [x, 490],
        ],
        '#fff8ea',
      ).replace('fill', 'opacity=".22" fill') +
      crowd(560, 48, p.deep, (i) => (i % 3) * 8) +
      crowd(670, 70, p.ink, (i) => (i % 2) * 14)
    );
  },
  { moods: ['dusk', 'hue', 'dusk'] },
);

const reel = scene((p, r) => {
  const at = [r.between(400, 500), 380] as const;
  const turn = r.between(0, 72);
  const holes = points(5, (i) => around(at, turn + i * 72, 185));
  const film = trace`M${at[0]} ${at[1] + 320}C${at[0] + 300} ${at[1] + 330} 760 560 900 620S1120 700 1240 ${r.between(560, 640)}`;
  return (
    circle([r.between(880, 1000), 220], 150, p.accent) +
    band(film, p.ink, 130) +
    `<path d="${film}" fill="none" stroke="${p.light}" stroke-width="104" stroke-dasharray="14 26"/>` +
    band(film, p.ink, 74) +
    `<path d="${film}" fill="none" stroke="${p.spark}" stroke-width="58" stroke-dasharray="84 14"/>` +
    circle(at, 330, p.ink) +
    circle(at, 302, p.hero) +
    discs(holes, 84, p.sky) +
    circle(at, 56, p.ink) +
    circle(at, 20, p.light)
  );
});

const openAir = scene(
  (p, r) => {
    const chair = (x: number, fill: string) =>
      place(
        [x, 740],
        {},
        stroke('M-90 0L50 -130M60 0L-60 -110M-70 -130L70 -8', p.ink, 10),
        path('M-84 -160L-50 -190L70 -40L20 -20z', fill),
      );
    return (
      stars(30, 300, p.light, r) +
      moon([r.between(980, 1080), 150], 64, p.accent) +
      roundTree(110, 640, 330, p.deep, p.ink) +
      roundTree(1110, 650, 280, p.deep, p.ink) +
      hill(600, 620, 20, p.far) +
      band('M330 300V640M870 300V640', p.ink, 16) +
      rect([270, 150], 660, 380, p.light) +
      rect([270, 150], 660, 380, p.solid).replace('fill', 'opacity=".85" fill') +
      circle([r.between(420, 780), 330], 110, p.spark) +
      path('M270 530V450q170 -70 330 -10t330 -30V530z', p.deep) +
      hill(690, 700, 20, p.deep) +
      many(4, (i) => chair(230 + i * 250 + r.between(-20, 20), i % 2 ? p.accent : p.spark))
    );
  },
  { moods: ['dusk', 'dusk', 'hue'] },
);

export const cinemaScenes = [beamOfLight, reel, openAir];
