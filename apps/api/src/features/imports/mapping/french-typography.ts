const noBreak = '\u00a0';
const anySpace = '[ \\t\u00a0\u202f\u2009]*';

// A colon within a time or an address (« 20:30 », « https: ») is left alone, and so is « ?! ».
const rules: readonly [RegExp, string][] = [
  [/(\p{L})['\u02bc`´](?=\p{L})/gu, '$1’'],
  [/\.{3,}/g, '…'],
  [new RegExp(`"${anySpace}([^"«»]*[^"«»\\s])${anySpace}"`, 'g'), '«$1»'],
  [new RegExp(`«${anySpace}`, 'g'), `«${noBreak}`],
  [new RegExp(`${anySpace}»`, 'g'), `${noBreak}»`],
  [/(?<=[\p{L}\p{N})»’])[ \t\u00a0\u202f\u2009]*([!?]+)(?![\p{L}\p{N}])/gu, `${noBreak}$1`],
  [/[ \t\u00a0\u202f\u2009]+([;:])/g, `${noBreak}$1`],
  [/(?<=\p{L})([;:])(?=\s)/gu, `${noBreak}$1`],
  [/(?<=\u00a0[;:])(?=[\p{L}\p{N}«])/gu, ' '],
];

/**
 * Writes a title with the signs of French: « L’été : "Bal" ! » for `L'été :"Bal" !`. The second
 * application changes nothing.
 */
export const withFrenchTypography = (title: string): string =>
  rules.reduce((text, [found, written]) => text.replace(found, written), title);
