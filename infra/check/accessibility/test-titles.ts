// A call of `it`, `test` or `describe`, or of what `it.each` returns. Tests that are skipped prove
// nothing.
const call =
  /(?:\b(?:it|test|describe)(?:\.(?!skip\b|fixme\b|todo\b)\w+)*|\))\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/gs;

/** Titles as they are in the source: those of template literals keep their placeholders. */
export const titlesIn = (source: string): string[] =>
  [...source.matchAll(call)].map(([, , title = '']) => title.replace(/\\(['"`\\])/g, '$1'));
