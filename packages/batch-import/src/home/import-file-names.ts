/** What the file to begin with is called. */
export const exampleFileName = 'exemple-import.csv';

/** What the lines to correct of a file are called: `agenda.csv` gives `agenda-erreurs.csv`. */
export const errorFileName = (fileName: string): string =>
  `${fileName.replace(/(-erreurs)?(\.\w{1,5})?$/i, '')}-erreurs.csv`;
