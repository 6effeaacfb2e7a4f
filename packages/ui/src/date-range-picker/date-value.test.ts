// Specification: §3.8, §4.11 (every case), §5.7
import { describe, expect, it } from 'vitest';
import {
  clampDate,
  isSameDays,
  pickDate,
  presetDays,
  toDay,
  toIso,
  typeDate,
} from './date-value.ts';

const june = { min: '2025-06-01', max: '2025-06-30' };

describe('§4 "Range mode (default): first click sets start, second sets end, sorted so start is not after end; a click when two dates exist restarts"', () => {
  it.each([
    [null, '2025-06-14', ['2025-06-14']],
    [[], '2025-06-14', ['2025-06-14']],
    [['2025-06-14'], '2025-06-20', ['2025-06-14', '2025-06-20']],
    [['2025-06-14'], '2025-06-02', ['2025-06-02', '2025-06-14']],
    [['2025-06-14'], '2025-06-14', ['2025-06-14', '2025-06-14']],
    [['2025-12-31'], '2024-01-01', ['2024-01-01', '2025-12-31']],
    [['2025-06-02', '2025-06-14'], '2025-06-05', ['2025-06-05']],
    [['2025-06-02', '2025-06-14'], '2025-06-02', ['2025-06-02']],
    [['2025-06-02', '2025-06-14'], '2025-06-14', ['2025-06-14']],
    [['2025-06-02', '2025-06-02'], '2025-06-09', ['2025-06-09']],
  ] as const)('%j, then a click on %s, gives %j', (value, day, expected) =>
    expect(pickDate('range', value, day)).toEqual(expected),
  );
});

describe('§4 "Multiple mode: a click toggles a date"', () => {
  it.each([
    [null, '2025-06-14', ['2025-06-14']],
    [['2025-06-14'], '2025-06-02', ['2025-06-02', '2025-06-14']],
    [['2025-06-02', '2025-06-14'], '2025-06-09', ['2025-06-02', '2025-06-09', '2025-06-14']],
    [['2025-06-02', '2025-06-14'], '2025-06-14', ['2025-06-02']],
    [['2025-06-14'], '2025-06-14', null],
  ] as const)('%j, then a click on %s, gives %j', (value, day, expected) =>
    expect(pickDate('multiple', value, day)).toEqual(expected),
  );
});

describe('§4 "Single mode selects one date"', () => {
  it.each([
    [null, '2025-06-14', ['2025-06-14']],
    [['2025-06-14'], '2025-06-02', ['2025-06-02']],
    [['2025-06-14'], '2025-06-14', ['2025-06-14']],
  ] as const)('%j, then a click on %s, gives %j', (value, day, expected) =>
    expect(pickDate('single', value, day)).toEqual(expected),
  );
});

describe('§3 "Date value: list of ISO dates (yyyy-MM-dd), one for a single date, two for a range; null when nothing is selected", typed', () => {
  it.each([
    ['range', null, 0, '2025-06-14', ['2025-06-14']],
    ['range', null, 1, '2025-06-14', ['2025-06-14']],
    ['range', ['2025-06-14'], 1, '2025-06-20', ['2025-06-14', '2025-06-20']],
    ['range', ['2025-06-14'], 1, '2025-06-02', ['2025-06-02', '2025-06-14']],
    ['range', ['2025-06-02', '2025-06-14'], 0, '2025-06-20', ['2025-06-14', '2025-06-20']],
    ['range', ['2025-06-02', '2025-06-14'], 0, null, ['2025-06-14']],
    ['range', ['2025-06-02', '2025-06-14'], 1, null, ['2025-06-02']],
    ['range', ['2025-06-02'], 0, null, null],
    ['multiple', ['2025-06-14'], 0, '2025-06-02', ['2025-06-02', '2025-06-14']],
    ['multiple', ['2025-06-14'], 0, '2025-06-14', ['2025-06-14']],
    ['multiple', null, 0, null, null],
    ['single', ['2025-06-14'], 0, '2025-06-02', ['2025-06-02']],
    ['single', ['2025-06-14'], 0, null, null],
  ] as const)(
    '%s mode: %j, then field %i set to %s, gives %j',
    (mode, value, index, day, expected) =>
      expect(typeDate(mode, value, index, day)).toEqual(expected),
  );
});

describe('§4 "Picking a preset sets the value"', () => {
  const weekend = { start: '2025-06-14', end: '2025-06-15' };
  it.each([
    ['range', weekend, ['2025-06-14', '2025-06-15']],
    ['range', { start: '2025-06-12', end: '2025-06-12' }, ['2025-06-12', '2025-06-12']],
    ['single', weekend, ['2025-06-14']],
    ['multiple', weekend, ['2025-06-14', '2025-06-15']],
    [
      'multiple',
      { start: '2025-06-28', end: '2025-07-02' },
      ['2025-06-28', '2025-06-29', '2025-06-30'],
    ],
    ['range', { start: '2025-06-28', end: '2025-07-02' }, ['2025-06-28', '2025-06-30']],
    ['range', { start: '2024-06-28', end: '2024-07-02' }, ['2025-06-01', '2025-06-01']],
  ] as const)('%s mode: the preset %j, within June 2025, gives %j', (mode, preset, expected) =>
    expect(presetDays(mode, preset, june)).toEqual(expected),
  );

  it.each([
    ['range', ['2025-06-12'], ['2025-06-12', '2025-06-12'], true],
    ['range', ['2025-06-12', '2025-06-13'], ['2025-06-12', '2025-06-13'], true],
    ['range', ['2025-06-12', '2025-06-14'], ['2025-06-12', '2025-06-13'], false],
    ['single', ['2025-06-12'], ['2025-06-12'], true],
    ['multiple', ['2025-06-12'], ['2025-06-12', '2025-06-13'], false],
    ['range', null, ['2025-06-12', '2025-06-12'], false],
  ] as const)('%s mode: isSameDays(%j, preset %j) is %s', (mode, value, preset, expected) =>
    expect(isSameDays(mode, value, preset)).toBe(expected),
  );
});

describe('§5 "dates are clamped to min and max if given"', () => {
  it.each([
    ['1900-01-01', '2025-06-01'],
    ['2025-05-31', '2025-06-01'],
    ['2025-06-01', '2025-06-01'],
    ['2025-06-14', '2025-06-14'],
    ['2025-06-30', '2025-06-30'],
    ['2025-07-01', '2025-06-30'],
    ['2100-12-31', '2025-06-30'],
  ])('%s becomes %s, within June 2025', (day, expected) =>
    expect(clampDate(day, june)).toBe(expected),
  );
});

it('toIso returns the day that toDay read: clock-change days, 1900-01-01 and 2100-12-31', () => {
  for (const day of ['2025-03-30', '2025-10-26', '1900-01-01', '2100-12-31'])
    expect(toIso(toDay(day))).toBe(day);
});
