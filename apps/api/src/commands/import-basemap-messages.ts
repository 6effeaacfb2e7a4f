export const basemapWords = {
  files: { border: 'departements.geojson', river: 'cours-eau.geojson', lake: 'lacs.geojson' },
  usage: 'Usage: npm run import -- basemap <folder>',
  nothing: (folder: string): string =>
    `${folder} holds none of these files (gzipped or not): departements.geojson, cours-eau.geojson, lacs.geojson.`,
  loaded: (counts: Record<string, number>): string =>
    `Local map: ${counts.border ?? 0} borders of departments, ${counts.river ?? 0} rivers, ${counts.lake ?? 0} lakes.`,
};
