import { foldText } from '@parages/contracts/vocabulary/text/fold-text';

/** `HH:mm:ss`. `end` is set for a range of hours. */
export type WrittenTimes = { start: string; end: string | undefined };

const clock =
  /^(\d{1,2}) ?(?:h(?:eures?)?|:) ?(?:([0-5]\d)(?: ?(?:mn|min|:) ?([0-5]\d)?)?)?(?: ?(am|pm))?(?!\d)/;
const spoken: Readonly<Record<string, string>> = { midi: '12:00:00', minuit: '00:00:00' };
const between = /^ ?(?:-|–|—|>|→|\/|a|et|jusqu['’]?a) ?/;
const before = /^(?:a partir de |a compter de |des |de |a |vers )/;
// A share of a day, as spreadsheets store times.
const share = /^0?[.,](\d{1,20})$/;
const daySeconds = 86_400;
const longestWritten = 60;

type Found = { time: string; rest: string };

const pad = (value: number | string): string => String(value).padStart(2, '0');

function ofShare(text: string): string | undefined {
  const [, digits] = share.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const seconds = Math.round(Number(`0.${digits}`) * daySeconds) % daySeconds;
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
    .map(pad)
    .join(':');
}

function leadingTime(text: string): Found | undefined {
  const word = Object.keys(spoken).find((one) => text.startsWith(one));
  if (word !== undefined) return { time: spoken[word] ?? '', rest: text.slice(word.length) };
  const [whole = '', hours = '', minutes = '00', seconds = '00', half] = clock.exec(text) ?? [];
  if (whole === '' || (whole.trim().endsWith(':') && minutes === '00')) return undefined;
  const ofDay =
    half === undefined ? Number(hours) : (Number(hours) % 12) + (half === 'pm' ? 12 : 0);
  if (ofDay > 23) return undefined;
  return { time: `${pad(ofDay)}:${minutes}:${seconds}`, rest: text.slice(whole.length) };
}

/**
 * Reads an hour, or a range of hours, as people and spreadsheets write it: `20:30`, `20h30`, `20 h`,
 * `de 14h à 18h30`, `midi`, `8:30 PM`, `0.854166` (share of a day).
 */
export function readClock(written: string): WrittenTimes | undefined {
  if (written.length > longestWritten) return undefined;
  const share = ofShare(written);
  if (share !== undefined) return { start: share, end: undefined };
  const text = foldText(written).replace(/\s+/g, ' ').replace(before, '').trim();
  const first = leadingTime(text);
  if (first === undefined) return undefined;
  if (first.rest.trim() === '') return { start: first.time, end: undefined };
  const [separator] = between.exec(first.rest) ?? [];
  const last =
    separator === undefined ? undefined : leadingTime(first.rest.slice(separator.length));
  return last?.rest.trim() === '' ? { start: first.time, end: last.time } : undefined;
}
