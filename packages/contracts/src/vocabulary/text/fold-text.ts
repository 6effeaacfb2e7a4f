/** A text in lower case, without accents or ligatures: `Cœur d’Été` becomes `coeur d’ete`. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ß', 'ss');

/** The folded words of a text, joined by a separator, without punctuation: `coeur d ete`. */
export const foldWords = (text: string, separator = ' '): string =>
  (foldText(text).match(/[a-z0-9]+/g) ?? []).join(separator);
