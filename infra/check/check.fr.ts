const plural = (count: number, one: string, many: string): string =>
  `${count} ${count > 1 ? many : one}`;

/** What `npm run check` tells whoever runs it. */
export const sentences = {
  step: 'Vérifications',
  client: 'client Prisma',
  lint: 'Biome',
  unused: 'fichiers, exports et dépendances inutilisés (knip)',
  types: (workspace: string) => `types de ${workspace}`,
  boundaries: 'frontières entre les pièces',
  contracts: 'contrat de l’API',
  houseRules: 'règles de la maison',
  patterns: 'expressions régulières en temps linéaire',
  settings: 'documents des réglages',
  documents: 'documents',
  pageBytes: 'poids des pages',
  pageBytesNote: (pages: string, proPages: string) =>
    `JavaScript en Kio\u00a0: ${pages}\u00a0; au plus, côté pro\u00a0: ${proPages}`,
  contractsDrifted: (files: string[]) =>
    `Le contrat a changé\u00a0: ${files.join(', ')} ${files.length > 1 ? 'viennent d’être régénérés' : 'vient d’être régénéré'}, relisez et validez.`,
  summary: (passed: number, failed: number, seconds: string) =>
    `${plural(passed, 'vérification passée', 'vérifications passées')}, ${plural(failed, 'échouée', 'échouées')}, en ${seconds} s`,
  failed: (names: string[]) => `À corriger\u00a0: ${names.join(', ')} (détail ci-dessus).`,
};
