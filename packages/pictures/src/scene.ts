import type { Mood, Palette } from './palette.ts';
import type { Random } from './random.ts';

/**
 * One scene: `draw` returns the SVG marks for a sheet of 1200 × 800 units, whose background has the
 * colour `palette.sky`.
 */
export type Scene = {
  moods: readonly [Mood, ...Mood[]];
  /** False for a subject that looks wrong when mirrored. */
  canMirror: boolean;
  draw: (palette: Palette, random: Random) => string;
};

const anyHour: Scene['moods'] = ['paper', 'hue', 'dusk', 'warm'];

export const scene = (
  draw: Scene['draw'],
  { moods = anyHour, canMirror = true }: Partial<Omit<Scene, 'draw'>> = {},
): Scene => ({
  moods,
  canMirror,
  draw,
});
