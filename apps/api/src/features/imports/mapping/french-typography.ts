const noBreak = '\u00a0';

// A title has no long runs of spaces: their length is bounded, so that a pattern takes linear time. A
// colon within a time or an address (« 20:30 », « https: ») is left alone.
const rules: readonly [RegExp, string][] = [
  [/(\p{L})['\u02bc`´](?=\p{L})/gu, '$1’'],
  [/\.{3,9}/g, '…'],
  // After a digit it is the sign of inches: « 7" et 12" ».
  [/(?<!\d)"([^"«»]{1,200})"/g, '«$1»'],
  [/«[ \t\u00a0\u202f\u2009]{0,4}/g, `«${noBreak}`],
  [/[ \t\u00a0\u202f\u2009]{0,4}»/g, `${noBreak}»`],
  [/(?<=[\p{L}\p{N})»’])[ \t\u00a0\u202f\u2009]{0,4}([!?]{1,9})(?![\p{L}\p{N}])/gu, `${noBreak}$1`],
  [/[ \t\u00a0\u202f\u2009]{1,4}([;:])/g, `${noBreak}$1`],
  [/(?<=\p{L})([;:])(?=\s)/gu, `${noBreak}$1`],
  [/(?<=\u00a0[;:])(?=[\p{L}\p{N}«])/gu, ' '],
];

/**
 * Writes a title with the signs of French: « L’été : "Bal" ! » for `L'été :"Bal" !`. The second
 * application changes nothing.
 */
export const withFrenchTypography = (title: string): string =>
  rules.reduce((text, [found, written]) => text.replace(found, written), title);
