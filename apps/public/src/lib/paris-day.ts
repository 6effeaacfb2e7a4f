/** Calendar days as `yyyy-MM-dd` texts. Arithmetic is done in UTC on the text alone, so that no zone can shift a day. */
export type Day = string;

const pattern = /^\d{4}-\d{2}-\d{2}$/;
const msPerDay = 86_400_000;
const parisDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', year: 'numeric', month: '2-digit', day: '2-digit' });

/** The day it is in Paris at an instant. */
export const dayInParis = (instant: Date): Day => parisDay.format(instant);

/** Whether a text names a day that exists: `2026-02-30` does not. */
export function isDay(text: string): boolean {
  if (!pattern.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(0, 10) === text;
}

/** The day `count` days later (earlier when negative). */
export const addDays = (day: Day, count: number): Day => new Date(Date.parse(`${day}T00:00:00Z`) + count * msPerDay).toISOString().slice(0, 10);

/** 0 for Sunday to 6 for Saturday. */
export const weekdayOf = (day: Day): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** How many days lie from one day to another. */
export const daysBetween = (from: Day, to: Day): number => Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / msPerDay);
