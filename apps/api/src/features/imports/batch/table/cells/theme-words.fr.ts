import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';
import { isTheme, type Theme, themes } from '@parages/contracts/vocabulary/themes/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';

// What French organisers call these themes in a column of their own; in the singular, folded.
const otherNames: Record<Theme, readonly string[]> = {
  spectacles: ['spectacle vivant', 'cirque', 'danse', 'humour', 'magie', 'marionnette', 'show'],
  concerts: ['musique', 'musical', 'concert musique', 'festival de musique', 'chanson', 'recital'],
  degustations: ['gastronomie', 'gourmand', 'repas', 'vin', 'oenologie', 'cuisine', 'food'],
  'promenades-a-pied': [
    'randonnee',
    'rando',
    'marche',
    'balade',
    'randonnee pedestre',
    'balade a pied',
  ],
  'promenades-a-velo': [
    'velo',
    'cyclisme',
    'balade a velo',
    'randonnee velo',
    'vtt',
    'cyclotourisme',
  ],
  'promenades-a-cheval': [
    'cheval',
    'equitation',
    'balade a cheval',
    'randonnee equestre',
    'equestre',
  ],
  tourisme: ['visite', 'visite guidee', 'patrimoine', 'decouverte', 'culture et patrimoine'],
  famille: [
    'enfant',
    'jeune public',
    'jeunesse',
    'en famille',
    'animation enfant',
    'tout petit',
    'jeux',
  ],
  sports: [
    'sportif',
    'evenement sportif',
    'competition',
    'course',
    'course a pied',
    'tournoi',
    'match',
  ],
  'evenements-artistiques': [
    'art',
    'artistique',
    'arts plastiques',
    'atelier artistique',
    'performance',
  ],
  theatre: ['piece de theatre', 'comedie'],
  musees: ['museal'],
  'marches-et-brocantes': [
    'brocante',
    'vide grenier',
    'marche de noel',
    'marche artisanal',
    'braderie',
    'salon',
    'foire',
    'bourse',
    'puces',
  ],
  cinema: ['film', 'projection', 'cine', 'cine club', 'audiovisuel'],
  conference: ['rencontre', 'debat', 'conference debat', 'causerie', 'lecture', 'cafe debat'],
  expositions: ['expo', 'vernissage', 'arts visuels', 'photographie'],
  fetes: [
    'festivite',
    'fete',
    'bal',
    'festival',
    'carnaval',
    'kermesse',
    'soiree',
    'fete populaire',
  ],
  'son-et-lumiere-feu-d-artifice': [
    'feu d artifice',
    'feux d artifice',
    'son et lumiere',
    'illumination',
  ],
};

const singular = (text: string): string =>
  foldWords(text)
    .split(' ')
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .join(' ');

const themesByName = new Map<string, Theme>(
  themes.flatMap((theme) =>
    [theme, themeLabels[theme], ...otherNames[theme]].map((name) => [singular(name), theme]),
  ),
);

const themeNamed = (text: string): Theme | undefined =>
  isTheme(text) ? text : themesByName.get(singular(text));

export type WrittenThemes = { themes: readonly [Theme, ...Theme[]]; others: readonly string[] };

const separators = /[,;/|+&\n]| - | et /;
const longestWritten = 200;

/**
 * Reads the themes that a cell names, by code, label or a usual French name; several are separated.
 * `others` are names that are no themes. Undefined when no name is a theme.
 */
export function readThemes(written: string): WrittenThemes | undefined {
  // The whole first: labels such as « Marchés et brocantes » contain a separator.
  const whole = themeNamed(written);
  if (whole !== undefined) return { themes: [whole], others: [] };
  if (written.length > longestWritten) return undefined;
  const names = written.split(separators).map((name) => name.trim());
  const found = [...new Set(names.flatMap((name) => themeNamed(name) ?? []))];
  const others = names.filter((name) => name !== '' && themeNamed(name) === undefined);
  const [first, ...more] = found;
  return first === undefined ? undefined : { themes: [first, ...more], others };
}
