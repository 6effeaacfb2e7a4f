import { themeHues } from '@parages/contracts/vocabulary/themes/theme-hues';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import type { Random } from './random.ts';

/** `sky` is the background. */
export type Palette = {
  sky: string;
  far: string;
  hero: string;
  solid: string;
  deep: string;
  ink: string;
  light: string;
  accent: string;
  spark: string;
  skin: string;
};

export type Mood = 'paper' | 'hue' | 'dusk' | 'warm';

const INK = '#231c2b';
const PAPER = '#f6ecdb';
const LIGHT = '#fff8ea';
const saffron = '#f4b63f';
const coral = '#ee6f4f';
const blush = '#f5bda6';
const azure = '#8fc6dc';
const petrol = '#1f6170';
const sage = '#a5c29a';
const lilac = '#bba6e2';

type Pair = readonly [accent: string, spark: string];
const accents: Record<Theme, readonly [Pair, ...Pair[]]> = {
  spectacles: [
    [saffron, blush],
    [azure, saffron],
    [petrol, saffron],
  ],
  concerts: [
    [saffron, coral],
    [coral, azure],
    [azure, saffron],
  ],
  degustations: [
    [saffron, sage],
    [blush, saffron],
    [coral, sage],
  ],
  'promenades-a-pied': [
    [saffron, coral],
    [azure, saffron],
    [blush, saffron],
  ],
  'promenades-a-velo': [
    [coral, saffron],
    [saffron, coral],
    [blush, coral],
  ],
  'promenades-a-cheval': [
    [saffron, sage],
    [sage, coral],
    [azure, saffron],
  ],
  tourisme: [
    [saffron, coral],
    [coral, saffron],
    [blush, saffron],
  ],
  famille: [
    [azure, coral],
    [petrol, coral],
    [coral, azure],
  ],
  sports: [
    [coral, saffron],
    [saffron, coral],
    [blush, saffron],
  ],
  'evenements-artistiques': [
    [saffron, azure],
    [azure, saffron],
    [petrol, saffron],
  ],
  theatre: [
    [saffron, azure],
    [blush, saffron],
    [petrol, saffron],
  ],
  musees: [
    [coral, saffron],
    [blush, coral],
    [azure, coral],
  ],
  'marches-et-brocantes': [
    [coral, sage],
    [petrol, coral],
    [sage, coral],
  ],
  cinema: [
    [saffron, coral],
    [coral, saffron],
    [blush, saffron],
  ],
  conference: [
    [saffron, coral],
    [coral, azure],
    [blush, saffron],
  ],
  expositions: [
    [coral, saffron],
    [petrol, coral],
    [saffron, coral],
  ],
  fetes: [
    [saffron, azure],
    [azure, saffron],
    [petrol, saffron],
  ],
  'son-et-lumiere-feu-d-artifice': [
    [saffron, coral],
    [coral, azure],
    [lilac, saffron],
  ],
};
const parages = {
  hue: { strong: '#17505c', tint: '#e3f1ee', main: '#2f8290' },
  accents: [
    [coral, saffron],
    [saffron, coral],
  ],
} as const;

/** Mixes `share` (0 to 1) of the second colour into the first; both `#rrggbb`. */
const mix = (one: string, other: string, share: number) => {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  const mixed = (at: number) =>
    Math.round(channel(one, at) * (1 - share) + channel(other, at) * share);
  return `#${[1, 3, 5].map((at) => mixed(at).toString(16).padStart(2, '0')).join('')}`;
};

export const choosePalette = (theme: Theme | null, mood: Mood, random: Random): Palette => {
  const { strong, main } = theme ? themeHues[theme] : parages.hue;
  const pairs: readonly [Pair, ...Pair[]] = theme ? accents[theme] : parages.accents;
  const [accent, spark] = random.pick(pairs);
  const skin = random.pick(['#f2cba8', '#d9a273', '#9a6543', '#6d4630', '#f6d9bd']);
  const common = { ink: INK, light: LIGHT, accent, spark, skin, solid: main };
  if (mood === 'hue')
    return {
      ...common,
      sky: main,
      far: mix(main, strong, 0.55),
      hero: PAPER,
      solid: strong,
      deep: strong,
    };
  if (mood === 'dusk') {
    const night = mix(strong, INK, 0.35);
    return {
      ...common,
      sky: night,
      far: mix(night, main, 0.45),
      hero: mix(main, LIGHT, 0.28),
      deep: mix(strong, INK, 0.72),
    };
  }
  if (mood === 'warm')
    return {
      ...common,
      sky: mix(accent, PAPER, 0.52),
      far: mix(accent, PAPER, 0.1),
      hero: main,
      deep: strong,
    };
  return { ...common, sky: PAPER, far: mix(main, PAPER, 0.66), hero: main, deep: strong };
};
