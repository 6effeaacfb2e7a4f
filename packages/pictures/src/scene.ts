import type { Mood, Palette } from './palette.ts';
import type { Random } from './random.ts';

/** One drawn scene: the marks on a 1200 × 800 sheet with a background in `palette.sky`. */
export type Scene = {
  moods: readonly [Mood, ...Mood[]];
  /**
   * False for a subject with a left and a right (a clock, a known skyline), which is never
   * mirrored.
   */
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
