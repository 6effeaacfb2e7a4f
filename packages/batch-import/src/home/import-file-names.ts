export const exampleFileName = 'exemple-import.csv';

/** Name of the file with the lines to correct: `agenda.csv` gives `agenda-erreurs.csv`. */
export const errorFileName = (fileName: string): string =>
  `${fileName.replace(/(-erreurs)?(\.\w{1,5})?$/i, '')}-erreurs.csv`;
