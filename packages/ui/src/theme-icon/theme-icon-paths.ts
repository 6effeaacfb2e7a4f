import type { Theme } from '@parages/contracts/vocabulary/themes/themes';

/**
 * Path data of two layers on a 32 × 32 grid: `fill` is filled with `--hue`, and `line` is drawn
 * over it with `--hue-strong`.
 */
export type ThemeDrawing = { fill: string; line: string };

const ring = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const themeDrawings: Record<Theme, ThemeDrawing> = {
  spectacles: {
    fill: 'M4 5h24v4c-3 0-3 3-6 3s-3-3-6-3-3 3-6 3-3-3-6-3z',
    line: 'M4 5h24M5 5v20c3-3 4-8 4-13M27 5v20c-3-3-4-8-4-13M10 27h12M16 14v.1M12 22c1.5-3 6.5-3 8 0',
  },
  concerts: { fill: `${ring(9, 24, 4)}${ring(23, 21, 4)}`, line: `M13 24V8l14-3v16M13 12.5l14-3` },
  degustations: {
    fill: 'M8.5 12h15c0 5-3 8-7.5 8s-7.5-3-7.5-8z',
    line: 'M9 5h14c1.5 8-.5 15-7 15S7.5 13 9 5zM16 20v7M11 27h10',
  },
  'promenades-a-pied': {
    fill: 'M3 25c4-4 9-4 13-1s9 3 13-1v5H3z',
    line: `${ring(17, 5.5, 2.5)}M16 10l-3 6 4 3 1 7M13 16l-3 9M16 10l5 4 3 1M22 15l-1 11`,
  },
  'promenades-a-velo': {
    fill: `${ring(8, 21, 5.5)}${ring(24, 21, 5.5)}`,
    line: `${ring(8, 21, 5.5)}${ring(24, 21, 5.5)}M8 21l4.5-9h8L24 21M12.5 12L16 21l4.5-9-1.5-4h-3M10.5 12h4`,
  },
  'promenades-a-cheval': {
    fill: 'M8 27c0-9 2-15 8-19l4 1 6 8-3 3-5-2c-1 3 1 5 1 9z',
    line: 'M8 27c0-9 2-15 8-19l1-4 3 5 6 8-3 3-5-2c-1 3 1 5 1 9M19.5 12.5v.1M15 9c-5 2-8 7-9 13',
  },
  tourisme: {
    fill: 'M6 14h20v13H6z',
    line: 'M6 27V11h3v3h3v-3h3v3h2v-3h3v3h3v-3h3v16M4 27h24M13 27v-5a3 3 0 0 1 6 0v5M16 11V4l6 2-6 2',
  },
  famille: {
    fill: ring(16, 12, 8),
    line: `${ring(16, 12, 8)}M16 20l-2 2.5h4zM16 22.5c-3 2 2 3 0 6M12.5 9c.7-1.5 2-2.5 3.5-2.5`,
  },
  sports: {
    fill: ring(16, 16, 11),
    line: `${ring(16, 16, 11)}M16 10l5.5 4-2 6.5h-7l-2-6.5zM16 5v5M21.5 14l5-1.5M19.5 20.5l3 4.5M12.5 20.5l-3 4.5M10.5 14l-5-1.5`,
  },
  'evenements-artistiques': {
    fill: 'M16 5C9 5 4 10 4 16s5 11 11 11c2 0 3-1 2.5-3-.5-2.5 1-4 3.5-4h3c2.5 0 4-2 4-4.5C28 9.5 23 5 16 5z',
    line: `M16 5C9 5 4 10 4 16s5 11 11 11c2 0 3-1 2.5-3-.5-2.5 1-4 3.5-4h3c2.5 0 4-2 4-4.5C28 9.5 23 5 16 5z${ring(10, 15, 1.5)}${ring(14.5, 10, 1.5)}${ring(20.5, 11, 1.5)}`,
  },
  theatre: {
    fill: 'M4 6c4 1.5 8 1.5 12 0v9c0 4-2.5 7-6 8-3.5-1-6-4-6-8z',
    line: 'M4 6c4 1.5 8 1.5 12 0v9c0 4-2.5 7-6 8-3.5-1-6-4-6-8zM19 12c3 .8 6 .6 9-.5v8c0 3.5-2.2 6.3-5.5 7.5-2.2-.8-4-2.3-4.8-4.2M7.5 11.5h1.5M11.5 11.5H13M7.5 16c1.5 2 3.5 2 5 0M20 23c1-1.5 3.5-1.5 5 0',
  },
  musees: {
    fill: 'M3.5 12L16 4.5 28.5 12z',
    line: 'M3.5 12L16 4.5 28.5 12zM7 12v11M13 12v11M19 12v11M25 12v11M4 27h24M5.5 23h21',
  },
  'marches-et-brocantes': {
    fill: 'M5 6h22l2 7c0 2-1.5 3.5-3.3 3.5S22.5 15 22.5 13c0 2-1.5 3.5-3.2 3.5S16 15 16 13c0 2-1.5 3.5-3.3 3.5S9.5 15 9.5 13c0 2-1.5 3.5-3.2 3.5S3 15 3 13z',
    line: 'M5 6h22l2 7c0 2-1.5 3.5-3.3 3.5S22.5 15 22.5 13c0 2-1.5 3.5-3.2 3.5S16 15 16 13c0 2-1.5 3.5-3.3 3.5S9.5 15 9.5 13c0 2-1.5 3.5-3.2 3.5S3 15 3 13zM5.5 17v10h21V17M5.5 22h21',
  },
  cinema: {
    fill: 'M4 13h24v14H4z',
    line: 'M4 13h24v14H4zM4 13L3 8.5 26 4l1 4.5zM9 7.3l2.5 4M16 6l2.5 4M22.5 4.7l2 3.5M13.5 17l6 3-6 3z',
  },
  conference: {
    fill: 'M12 4h8v13a4 4 0 0 1-8 0z',
    line: 'M16 4a4 4 0 0 1 4 4v8a4 4 0 0 1-8 0V8a4 4 0 0 1 4-4zM7.5 15a8.5 8.5 0 0 0 17 0M16 23.5V28M11 28h10M15 9h5M15 13h5',
  },
  expositions: {
    fill: 'M8 15l5-4 4 5 3-2 4 5v4H8z',
    line: 'M4 8h24v19H4zM8 12h16v11H8zM16 3l-5 5M16 3l5 5M8 20l5-5 4 4 3-2 4 4',
  },
  fetes: {
    fill: 'M5 28l6-16c4 1 8 5 9 9z',
    line: `M5 28l6-16c4 1 8 5 9 9zM8.5 19l5 5.5M17 11c0-3 1-5 4-6M21.5 14.5c2-2 4-2.5 6.5-2M24 19.5l3.5 1M15 4.5v.1M26.5 6.5v.1M12 8v.1`,
  },
  'son-et-lumiere-feu-d-artifice': {
    fill: ring(16, 13, 4),
    line: 'M16 3v4M16 19v9M6 13h4M22 13h4M9 6l2.7 2.7M20.3 8.7L23 6M9 20l2.7-2.7M20.3 17.3L23 20M4 27h24',
  },
};
