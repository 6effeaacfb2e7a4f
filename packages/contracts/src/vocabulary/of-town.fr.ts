import { meltArticle } from './towns.fr.ts';

const vowel = /^[AEIOUYÀÂÉÈÊËÎÏÔÖÛÜŒ]/i;

/** "de Tours", "d’Angers", "du Mans", "des Sables-d’Olonne": French elides before a vowel. */
export const ofTown = (name: string): string =>
  meltArticle(name, 'du ', 'des ') ?? (vowel.test(name) ? `d’${name}` : `de ${name}`);
