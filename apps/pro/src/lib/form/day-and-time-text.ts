const pad = (digits: string | undefined): string => (digits ?? '').padStart(2, '0');

function isDay(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === iso;
}

/**
 * The day `yyyy-MM-dd` of a typed French date: "14/07/2027", "14.7.2027", "14072027"; also of
 * `yyyy-MM-dd`, which a paste may have. Empty for empty text, undefined for other text.
 */
export function readDay(text: string): string | undefined {
  const bare = text.trim();
  if (bare === '') return '';
  const french =
    /^(\d{1,2})[/. -](\d{1,2})[/. -](\d{4})$/.exec(bare) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(bare);
  const iso = french ? `${french[3]}-${pad(french[2])}-${pad(french[1])}` : bare;
  return /^\d{4}-\d{2}-\d{2}$/.test(iso) && isDay(iso) ? iso : undefined;
}

/** Like `readDay`, once the typing is over: "14/7/27" too. */
export const readLeftDay = (text: string): string | undefined =>
  readDay(text) ?? readDay(text.trim().replace(/([/. -])(\d{2})$/, '$120$2'));

/** "14/07/2027"; empty for an empty text. */
export const showDay = (day: string): string => day.split('-').reverse().join('/');

/**
 * The time `HH:mm` of a typed French time: "20:30", "20h30", "20 h", "2030". Empty for empty text,
 * undefined for other text.
 */
export function readTime(text: string): string | undefined {
  const bare = text.replace(/\s/g, '');
  if (bare === '') return '';
  const [, hours, minutes] =
    /^(\d{1,2})(?:[:h](\d{2})?)$/i.exec(bare) ?? /^(\d{2})(\d{2})$/.exec(bare) ?? [];
  if (hours === undefined) return undefined;
  const time = `${pad(hours)}:${pad(minutes)}`;
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? time : undefined;
}

/** Like `readTime`, once the typing is over: "20" too. */
export const readLeftTime = (text: string): string | undefined =>
  readTime(text) ?? readTime(`${text}h`);
