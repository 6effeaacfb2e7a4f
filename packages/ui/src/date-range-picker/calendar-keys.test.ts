// Specification: §5.7, §5.8
import { describe, expect, it } from 'vitest';
import { moveDay } from './calendar-keys.ts';

const always = { min: '1900-01-01', max: '2100-12-31' };
const summer = { min: '2025-06-12', max: '2025-08-20' };

describe('moveDay', () => {
  it.each([
    ['ArrowLeft', false, '2025-06-13'],
    ['ArrowRight', false, '2025-06-15'],
    ['ArrowUp', false, '2025-06-07'],
    ['ArrowDown', false, '2025-06-21'],
    ['Home', false, '2025-06-09'],
    ['End', false, '2025-06-15'],
    ['PageUp', false, '2025-05-14'],
    ['PageDown', false, '2025-07-14'],
    ['PageUp', true, '2024-06-14'],
    ['PageDown', true, '2026-06-14'],
    ['ArrowRight', true, '2025-06-15'],
    ['Enter', false, undefined],
    ['Tab', false, undefined],
    ['a', false, undefined],
  ] as const)('%s with Shift %s, on Saturday 14 June 2025, returns %s', (key, isShift, expected) =>
    expect(moveDay(key, isShift, '2025-06-14', always)).toBe(expected),
  );

  it.each([
    ['2025-03-31', 'PageUp', false, '2025-02-28'],
    ['2024-02-29', 'PageUp', true, '2023-02-28'],
    ['2025-12-31', 'ArrowRight', false, '2026-01-01'],
    ['2025-03-29', 'ArrowRight', false, '2025-03-30'],
    ['2025-10-26', 'ArrowLeft', false, '2025-10-25'],
    ['2025-06-15', 'End', false, '2025-06-15'],
    ['2025-06-09', 'Home', false, '2025-06-09'],
  ] as const)('on %s, %s with Shift %s returns %s', (day, key, isShift, expected) =>
    expect(moveDay(key, isShift, day, always)).toBe(expected),
  );
});

describe('§5 "dates are clamped to min and max if given", by keyboard', () => {
  it.each([
    ['2025-06-12', 'ArrowLeft', '2025-06-12'],
    ['2025-06-14', 'ArrowUp', '2025-06-12'],
    ['2025-06-14', 'Home', '2025-06-12'],
    ['2025-07-02', 'PageUp', '2025-06-12'],
    ['2025-08-20', 'ArrowRight', '2025-08-20'],
    ['2025-08-01', 'PageDown', '2025-08-20'],
    ['2025-08-19', 'End', '2025-08-20'],
  ])('within 12 June to 20 August 2025: on %s, %s returns %s', (day, key, expected) =>
    expect(moveDay(key, false, day, summer)).toBe(expected),
  );

  it.each([
    ['1900-01-01', 'ArrowLeft', '1900-01-01'],
    ['1900-06-01', 'PageUp', '1900-01-01'],
    ['2100-12-31', 'ArrowRight', '2100-12-31'],
    ['2100-06-01', 'PageDown', '2100-12-31'],
  ])(
    '§5 "default year range 1900 to 2100": on %s, %s with Shift returns %s',
    (day, key, expected) => expect(moveDay(key, true, day, always)).toBe(expected),
  );
});
