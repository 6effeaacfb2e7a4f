import {
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
import { birds } from '../shapes/heaven.ts';
import { crowd, figure, pointing } from '../shapes/people.ts';

const speaker = scene((p, r) => {
  const x = r.between(240, 330);
  return (
    circle([x + 470, 260], r.between(180, 220), p.far) +
    circle([x + 660, r.between(330, 380)], r.between(120, 160), p.accent) +
    circle([x + 320, 190], 90, p.spark) +
    circle([x + 610, 170], 60, p.hero) +
    rect([0, 690], 1200, 110, p.deep) +
    figure([x, 700], 430, { top: p.hero, legs: p.ink, skin: p.skin }, pointing) +
    polygon(
      [
        [x + 50, 480],
        [x + 250, 450],
        [x + 230, 520],
        [x + 205, 700],
        [x + 95, 700],
        [x + 80, 520],
      ],
      p.ink,
    ) +
    polygon(
      [
        [x + 30, 470],
        [x + 260, 436],
        [x + 262, 462],
        [x + 34, 496],
      ],
      p.light,
    ) +
    crowd(720, 40, p.ink, (i) => (i % 2) * 8)
  );
});

const book = scene((p, r) => {
  const y = r.between(560, 610);
  const leaf = (i: number) =>
    path(
      trace`M600 ${y}C${600 - 90 - i * 44} ${y - 150 + i * 16} ${600 - 250 - i * 34} ${y - 130 + i * 28} ${600 - 410 - i * 14} ${y - 60 + i * 24}V${y + 70 + i * 10}C${600 - 260} ${y + 10} ${600 - 120} ${y} 600 ${y + 90}z`,
      i % 2 ? p.far : p.light,
    );
  const side = many(3, (i) => leaf(2 - i));
  return (
    circle([r.between(520, 700), 300], r.between(200, 240), p.accent) +
    birds([r.between(300, 420), 220], 4, p.ink, r) +
    rect([0, 720], 1200, 80, p.deep) +
    path(trace`M170 ${y + 20}H1030V${y + 130}Q600 ${y + 60} 170 ${y + 130}z`, p.solid) +
    side +
    `<g transform="matrix(-1 0 0 1 1200 0)">${side}</g>` +
    stroke(trace`M600 ${y}V${y + 90}`, p.ink, 8) +
    stroke(
      many(
        4,
        (i) =>
          trace`M${300 - i * 4} ${y - 46 + i * 28}q110 -30 200 10M${700} ${y - 36 + i * 28}q90 -40 200 -10`,
      ),
      p.ink,
      5,
    )
  );
});

const microphone = scene((p, r) => {
  const x = r.between(430, 560);
  const arc = (radius: number) =>
    trace`M${x + radius * 0.7} ${330 - radius * 0.7}A${radius} ${radius} 0 0 1 ${x + radius * 0.7} ${330 + radius * 0.7}`;
  return (
    `<g fill="none" stroke-linecap="round">${many(4, (i) => `<path d="${arc(270 + i * 110)}" stroke="${[p.hero, p.accent, p.spark, p.far][i]}" stroke-width="44"/>`)}</g>` +
    place(
      [x, 330],
      { turn: r.between(-14, 6) },
      rect([-34, 120], 68, 460, p.ink, 20),
      polygon(
        [
          [-110, 70],
          [110, 70],
          [60, 190],
          [-60, 190],
        ],
        p.deep,
      ),
      circle([0, -40], 160, p.hero),
      stroke(
        'M-150 -60H150M-140 20H140M-120 -130H120M-70 -190V110M0 -200V120M70 -190V110',
        p.ink,
        8,
      ),
      rect([-170, 60], 340, 40, p.light, 18),
      discs(
        points(3, (i) => [0, 240 + i * 60]),
        12,
        p.accent,
      ),
    )
  );
});

export const conferenceScenes = [speaker, book, microphone];
