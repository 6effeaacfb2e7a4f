/**
 * "8:30 pm", "8 pm" for a whole hour, from `HH:mm` or `HH:mm:ss`.
 * @throws TypeError for any other text.
 */
export const formatTime = (time: string): string => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) throw new TypeError(`not a time: ${time}`);
  const hour = Number(hours);
  return `${hour % 12 === 0 ? 12 : hour % 12}${minutes === '00' ? '' : `:${minutes}`}\u00a0${hour < 12 ? 'am' : 'pm'}`;
};

/**
 * "from 8:30 pm to 10 pm"; "at 8:30 pm" when the end is null or the start; `undefined` without a
 * start.
 */
export const formatHours = (start: string | null, end: string | null): string | undefined => {
  if (start === null) return undefined;
  if (end === null || end === start) return `at ${formatTime(start)}`;
  return `from ${formatTime(start)} to ${formatTime(end)}`;
};
