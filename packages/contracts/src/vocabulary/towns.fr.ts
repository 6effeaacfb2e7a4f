const articles: readonly (readonly [string, string])[] = [
  ['Le ', 'au '],
  ['Les ', 'aux '],
];

/** "à Tours", "au Mans", "aux Sables-d’Olonne": French melts the article of a town into the word before it. */
export function atTown(name: string): string {
  const [article, melted] = articles.find(([start]) => name.startsWith(start)) ?? ['', 'à '];
  return `${melted}${name.slice(article.length)}`;
}
