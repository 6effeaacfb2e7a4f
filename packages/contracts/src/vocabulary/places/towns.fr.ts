const vowel = /^[AEIOUYÀÂÉÈÊËÎÏÔÖÛÜŒ]/i;

/**
 * Contracts the article of a town's name with the preposition before it: `le` and `les` replace "Le
 * " and "Les ". Undefined without such an article.
 */
const contractArticle = (name: string, le: string, les: string): string | undefined => {
  if (name.startsWith('Le ')) return le + name.slice(3);
  return name.startsWith('Les ') ? les + name.slice(4) : undefined;
};

/** "à Tours", "au Mans", "aux Sables-d’Olonne". */
export const atTown = (name: string): string => contractArticle(name, 'au ', 'aux ') ?? `à ${name}`;

/** "de Tours", "d’Angers", "du Mans", "des Sables-d’Olonne": French elides before a vowel. */
export const ofTown = (name: string): string =>
  contractArticle(name, 'du ', 'des ') ?? (vowel.test(name) ? `d’${name}` : `de ${name}`);
