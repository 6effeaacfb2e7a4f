import { TZDate } from '@date-fns/tz';

const instantPattern =
  /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::(\d{2}))?(?:\.\d+)?(Z|[+-]\d{2}:?\d{2})?$/i;
const two = (value: number): string => String(value).padStart(2, '0');

/**
 * The Paris day and time of an instant; undefined for invalid text. A time without zone is taken as
 * Paris time; the time is undefined for a day alone.
 */
export function toParisTime(
  instant: string | undefined,
): { date: string; time: string | undefined } | undefined {
  const text = instant?.trim().replace(' ', 'T') ?? '';
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return { date: text, time: undefined };
  const found = instantPattern.exec(text);
  if (found === null) return undefined;
  const [, date = '', time = '', seconds = '00', zone] = found;
  if (zone === undefined) return { date, time: `${time}:${seconds}` };
  const at = new TZDate(text, 'Europe/Paris');
  if (Number.isNaN(at.getTime())) return undefined;
  return {
    date: `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}:${two(at.getSeconds())}`,
  };
}
