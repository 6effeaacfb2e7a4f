import { type DayRange, datePresets, parisDay, presetRange, shiftDay } from './date-presets.ts';

/** Days that the date filter offers after the presets, which alone are counted. */
const furtherSpans = ['thisWeek', 'followingWeekend'] as const;

export type FurtherSpan = (typeof furtherSpans)[number];

const daysOf = (span: FurtherSpan, now: Date): DayRange => {
  const weekend = presetRange('nextWeekend', now);
  return span === 'thisWeek'
    ? { start: parisDay(now), end: weekend.end }
    : { start: shiftDay(weekend.end, 6), end: shiftDay(weekend.end, 7) };
};

/**
 * The days from today to Sunday, and the Saturday and Sunday after the coming weekend. Leaves out
 * days that a preset has: those of the week on a Saturday and on a Sunday.
 */
export function furtherSpansAt(now: Date): (DayRange & { name: FurtherSpan })[] {
  const presets = datePresets.map((preset) => presetRange(preset, now));
  const isPreset = ({ start, end }: DayRange): boolean =>
    presets.some((preset) => preset.start === start && preset.end === end);
  return furtherSpans
    .map((name) => ({ name, ...daysOf(name, now) }))
    .filter((days) => !isPreset(days));
}
