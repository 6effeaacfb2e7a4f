/** What a number of a spreadsheet means by its format. */
export type NumberKind = 'number' | 'day' | 'time' | 'instant';

// The formats that every file may use without declaring them.
const builtInDays = [14, 15, 16, 17, ...range(27, 31), ...range(50, 58)];
const builtInTimes = [18, 19, 20, 21, ...range(32, 35), 45, 46, 47];
const builtInInstants = [22, 36];

function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

// Texts, escaped characters, colours and conditions are no tokens of the format.
const literals = /"[^"]*"|\\.|_.|\*.|\[(?![hms]{1,9}\])[^[\]]*\]/gi;
const longestFormat = 300;

/** By the identifier of a built-in format, else by the code of a declared one. */
export function numberKind(id: number, code: string | undefined): NumberKind {
  if (code === undefined) {
    if (builtInDays.includes(id)) return 'day';
    if (builtInTimes.includes(id)) return 'time';
    return builtInInstants.includes(id) ? 'instant' : 'number';
  }
  const [first = ''] = code.slice(0, longestFormat).split(';');
  const tokens = first.replace(literals, '').toLowerCase();
  const hasDay = /[dy]|a{2,4}/.test(tokens) || (/m/.test(tokens) && !/[hs]/.test(tokens));
  const hasTime = /[hs]/.test(tokens);
  if (tokens.includes('general') || tokens === '@') return 'number';
  if (hasDay) return hasTime ? 'instant' : 'day';
  return hasTime ? 'time' : 'number';
}

const epochs = { 1900: Date.UTC(1899, 11, 30), 1904: Date.UTC(1904, 0, 1) } as const;
const latestDay = 2_958_465;

export type Epoch = keyof typeof epochs;

/** The text of a number: days as `yyyy-MM-dd`, times as `HH:mm:ss`. */
export function numberText(value: number, kind: NumberKind, epoch: Epoch): string {
  if (kind === 'number' || value < 0 || value > latestDay) return plainNumber(value);
  const text = new Date(epochs[epoch] + Math.round(value * 86_400) * 1000).toISOString();
  const [day, time] = [text.slice(0, 10), text.slice(11, 19)];
  const hasDay = kind !== 'time' && value >= 1;
  const hasTime = kind === 'time' || time !== '00:00:00';
  return [hasDay ? day : '', hasTime ? time : ''].filter((part) => part !== '').join(' ');
}

const mostDigits = 21;

/** Without exponent: a telephone number is a number to a spreadsheet. */
function plainNumber(value: number): string {
  const text = String(value);
  return text.includes('e') && Number.isInteger(value) && Math.abs(value) < 10 ** mostDigits
    ? value.toFixed(0)
    : text;
}
