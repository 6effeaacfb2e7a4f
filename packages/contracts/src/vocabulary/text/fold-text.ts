/** A text in lower case, without accents or ligatures: `Cœur d’Été` becomes `coeur d’ete`, as `unaccent` of the database has it. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss');

/** The words of a text, folded, with a space or another separator between them and no punctuation: `coeur d ete`. */
export const foldWords = (text: string, separator = ' '): string =>
  (foldText(text).match(/[a-z0-9]+/g) ?? []).join(separator);
