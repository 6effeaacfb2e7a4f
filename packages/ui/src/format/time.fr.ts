const noBreak = '\u00a0';

/** "20 h 30", "20 h" for a whole hour, from `HH:mm` or `HH:mm:ss`. Anything else is a `TypeError`. */
export const formatTime = (time: string): string => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?::[0-5]\d)?$/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) throw new TypeError(`not a time: ${time}`);
  return [Number(hours), 'h', ...(minutes === '00' ? [] : [minutes])].join(noBreak);
};

/** "de 20 h 30 à 22 h", "à 20 h 30" without an end, `undefined` without a start. */
export const formatHours = (start: string | null, end: string | null): string | undefined => {
  if (start === null) return undefined;
  if (end === null || end === start) return `à${noBreak}${formatTime(start)}`;
  return `de${noBreak}${formatTime(start)} à${noBreak}${formatTime(end)}`;
};
