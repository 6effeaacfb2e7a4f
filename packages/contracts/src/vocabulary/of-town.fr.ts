const articles: readonly (readonly [RegExp, string])[] = [
  [/^Le /, 'du '],
  [/^Les /, 'des '],
  [/^(?=[AEIOUYÀÂÉÈÊËÎÏÔÖÛÜŒ])/i, 'd’'],
];

/** "de Tours", "d’Angers", "du Mans", "des Sables-d’Olonne": French melts the article of a place into the word before it, and elides. */
export function ofTown(name: string): string {
  const [start, melted] = articles.find(([pattern]) => pattern.test(name)) ?? [/^/, 'de '];
  return name.replace(start, melted);
}
