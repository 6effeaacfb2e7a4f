/** Messages of the command that loads the local map, and the names of the files that it reads. */
export const basemapWords = {
  /** File names; each file may be gzipped (`.gz`). */
  files: { border: 'departements.geojson', river: 'cours-eau.geojson', lake: 'lacs.geojson' },
  usage: 'Usage: npm run import -- basemap <folder>',
  nothing: (folder: string): string =>
    `${folder} holds none of these files (gzipped or not): departements.geojson, cours-eau.geojson, lacs.geojson.`,
  loaded: (counts: Record<string, number>): string =>
    `Local map: ${counts.border ?? 0} borders of departments, ${counts.river ?? 0} rivers, ${counts.lake ?? 0} lakes.`,
};
