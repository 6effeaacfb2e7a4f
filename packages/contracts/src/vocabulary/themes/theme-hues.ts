import type { Theme } from './themes.ts';

/**
 * The three colours of a theme, as `#rrggbb`. `strong` is for text and icons: at least 4.5:1 on
 * `tint` and on white, which a test checks. `tint` is a pale background. `main` is for large shapes
 * and drawings, never for text.
 */
export type ThemeHue = { readonly strong: string; readonly tint: string; readonly main: string };

/** The CSS tokens and the drawn pictures share these hues, so that a chip matches its picture. */
export const themeHues: Readonly<Record<Theme, ThemeHue>> = {
  spectacles: { strong: '#ab022b', tint: '#ffebea', main: '#d73246' },
  concerts: { strong: '#6c2cb4', tint: '#f2edfe', main: '#894ed6' },
  degustations: { strong: '#830f3d', tint: '#feeaee', main: '#9a2a4f' },
  'promenades-a-pied': { strong: '#016b1a', tint: '#e5f6e5', main: '#409d48' },
  'promenades-a-velo': { strong: '#04665e', tint: '#dcf7f2', main: '#02a99b' },
  'promenades-a-cheval': { strong: '#7b3d01', tint: '#ffece0', main: '#a5612e' },
  tourisme: { strong: '#00638a', tint: '#e1f3fe', main: '#0097d2' },
  famille: { strong: '#925003', tint: '#ffecde', main: '#f28f29' },
  sports: { strong: '#0251c2', tint: '#e8f1fe', main: '#2d74e8' },
  'evenements-artistiques': { strong: '#a40077', tint: '#ffe9f4', main: '#d740a2' },
  theatre: { strong: '#992400', tint: '#feebe6', main: '#c0401f' },
  musees: { strong: '#5b5500', tint: '#f2f2dc', main: '#898335' },
  'marches-et-brocantes': { strong: '#755402', tint: '#faefdc', main: '#e0a61e' },
  cinema: { strong: '#30445d', tint: '#e7f1fe', main: '#425771' },
  conference: { strong: '#3b4392', tint: '#eceffe', main: '#4f5aac' },
  expositions: { strong: '#496200', tint: '#ecf4e0', main: '#88af2a' },
  fetes: { strong: '#be1314', tint: '#ffebe8', main: '#f45246' },
  'son-et-lumiere-feu-d-artifice': { strong: '#3b2090', tint: '#eeeeff', main: '#4934a3' },
};
