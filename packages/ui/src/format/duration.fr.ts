const noBreak = '\u00a0';

/** "45 min", "2 h", "2 h 30". Takes minutes. */
export const formatDuration = (minutes: number): string => {
  const [hours, rest] = [Math.floor(minutes / 60), Math.round(minutes % 60)];
  if (hours === 0) return `${rest}${noBreak}min`;
  return [hours, 'h', ...(rest === 0 ? [] : [String(rest).padStart(2, '0')])].join(noBreak);
};
