import { describe, expect, it } from 'vitest';
import {
  type AccessibilityMap,
  allCriteria,
  type Criterion,
  readAccessibilityMap,
} from './accessibility-map.ts';
import { listAxeRules } from './axe-rules.ts';
import { findMapFaults, type Known } from './map-faults.ts';
import { titlesIn } from './test-titles.ts';

const known: Known = {
  rules: new Set(['image-alt']),
  titlesOf: (file) => (file === 'a.test.ts' ? ['names each picture'] : undefined),
  filesWith: (element) => (element === 'video' ? ['apps/public/src/film.tsx'] : []),
  today: '2026-11-30',
};
const image: Criterion = {
  subject: 'pictures',
  applies: 'yes',
  checks: [{ axe: 'image-alt' }],
};
const whole: AccessibilityMap = {
  standard: 'RGAA 4.1.2',
  criteria: Object.fromEntries(allCriteria.map((number) => [number, image])),
  journeys: Array.from({ length: 12 }, (_, index) => ({
    test: `a.test.ts › ${'names each picture'.slice(index)}`,
  })),
};
const faultsWith = (criteria: AccessibilityMap['criteria']): string[] =>
  findMapFaults({ ...whole, criteria: { ...whole.criteria, ...criteria } }, known).faults;

const yes = { subject: 'pictures', applies: 'yes' } as const;
const no = { subject: 'films', applies: 'no', why: 'no film' } as const;
const noteOf = (date: string) => ({ ...yes, note: { date, seen: 'each picture' } });

describe('the map of the criteria of RGAA', () => {
  it('counts the criteria with checks, with notes alone, and those that do not apply', () => {
    const criteria = { ...whole.criteria, '1.2': noteOf('2026-11-30'), '4.1': no };
    expect(findMapFaults({ ...whole, criteria }, known)).toEqual({
      faults: [],
      summary: '106 criteria: 104 with checks, 1 with notes, 1 that do not apply',
    });
  });

  it.each([
    ['an unknown number', { '1.10': image }, '1.10: RGAA has no such criterion'],
    ['neither check nor note', { '1.1': yes }, '1.1: has neither a check nor a note'],
    [
      'a rule that axe does not run',
      { '1.1': { ...yes, checks: [{ axe: 'picture-alt' }] } },
      '1.1: axe runs no rule "picture-alt"',
    ],
    [
      'a test file that does not exist',
      { '1.1': { ...yes, checks: [{ test: 'b.test.ts › names' }] } },
      '1.1: there is no test file b.test.ts',
    ],
    [
      'a title that no test has',
      { '1.1': { ...yes, checks: [{ test: 'a.test.ts › hides' }] } },
      '1.1: a.test.ts has no test "hides"',
    ],
    [
      'a test without a title',
      { '1.1': { ...yes, checks: [{ test: 'a.test.ts' }] } },
      '1.1: "a.test.ts" is not "file › part of a title"',
    ],
    [
      'a note older than a year',
      { '1.1': noteOf('2025-11-28') },
      '1.1: the note of 2025-11-28 is older than a year: look again',
    ],
    [
      'a note of a day to come',
      { '1.1': noteOf('2026-12-01') },
      '1.1: the note is of 2026-12-01, which is to come',
    ],
    [
      'an element that is said to be absent',
      { '4.1': { ...no, absent: ['video', 'audio'] } },
      '4.1: apps/public/src/film.tsx has <video>, so that it applies',
    ],
  ] as const)('refuses %s', (_what, criteria, fault) => {
    expect(faultsWith(criteria as unknown as AccessibilityMap['criteria'])).toEqual([fault]);
  });

  it('refuses a missing criterion, fewer than 73 with checks, and fewer than twelve journeys', () => {
    const few = Object.fromEntries(
      allCriteria.slice(1).map((number, index) => [number, index < 72 ? image : no]),
    );
    const { faults } = findMapFaults({ ...whole, criteria: few, journeys: [] }, known);
    expect(faults).toEqual([
      '1.1: missing',
      'journeys: 0, and at least 12 are needed',
      '72 criteria have checks, and at least 73 are needed',
    ]);
  });

  it('refuses a number that occurs twice, and an unknown property', () => {
    const start = "standard: RGAA\njourneys: []\ncriteria:\n  '1.1': ";
    const entry = '{ subject: a, applies: no, why: b }';
    expect(readAccessibilityMap(start + entry).criteria['1.1']?.applies).toBe('no');
    expect(() => readAccessibilityMap(`${start}${entry}\n  '1.1': ${entry}`)).toThrow(/unique/);
    expect(() => readAccessibilityMap(`${start}{ subject: a, applies: no }`)).toThrow();
  });

  it('has the 106 criteria of 13 themes', () => {
    expect(allCriteria).toHaveLength(106);
    expect(allCriteria.at(-1)).toBe('13.12');
  });
});

it('listAxeRules has the rules of a plain run, and neither experimental ones nor those that are off', () => {
  const rules = listAxeRules();
  expect(rules).toContain('color-contrast');
  expect(rules).not.toContain('p-as-heading');
  expect(rules).not.toContain('target-size');
});

it('titlesIn reads the titles of tests and groups, and none of skipped tests', () => {
  const source = [
    "describe('a group', () => {",
    "  it('isn\\'t lost', () => {});",
    "  it.each([1])('a case of %i', () => {});",
    '  test(',
    '    `on a screen`,',
    // Text that is read, not a test: what is skipped checks no criterion.
    "  test.skip('later', () => {});",
    "  call('other');",
  ].join('\n');
  expect(titlesIn(source)).toEqual(['a group', "isn't lost", 'a case of %i', 'on a screen']);
});
