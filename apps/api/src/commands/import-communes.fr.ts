import type { GazetteerLoad } from '../features/gazetteer/gazetteer.service.ts';

const count = (value: number): string => value.toLocaleString('fr-FR');

/** What the command of the communes says at the terminal. */
export const communeWords = {
  asking: 'Communes : lecture des listes…',
  alreadyLoaded: 'Communes : déjà en place.',
  loaded: ({ exact, approximate, unknown }: GazetteerLoad): string =>
    `Communes : ${count(exact)} à leur position, ${count(approximate)} à une position approchée, ${count(unknown)} sans position.`,
  centresMissing:
    'La liste de l’État n’a pas été jointe. Pour des positions exactes : npm run import -- communes <fichier> (codes et centres des communes).',
  unreadable: (file: string): string => `${file} est introuvable ou illisible.`,
  notAList: (file: string): string =>
    `${file} n’est pas une liste de communes : il faut du JSON ou du JSON Lines (gzip ou non) avec le code et le centre de chacune.`,
};
