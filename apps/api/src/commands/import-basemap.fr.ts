/** What the command of the local map says at the terminal, and the names of the files it looks for. */
export const basemapWords = {
  /** Each may end in `.gz`. */
  files: { border: 'departements.geojson', river: 'cours-eau.geojson', lake: 'lacs.geojson' },
  usage: 'Utilisation : npm run import -- basemap <dossier>',
  nothing: (folder: string): string =>
    `${folder} ne contient aucun de ces fichiers (gzip ou non) : departements.geojson, cours-eau.geojson, lacs.geojson.`,
  loaded: (counts: Record<string, number>): string =>
    `Fond de carte : ${counts.border ?? 0} limites de départements, ${counts.river ?? 0} cours d’eau, ${counts.lake ?? 0} lacs.`,
};
