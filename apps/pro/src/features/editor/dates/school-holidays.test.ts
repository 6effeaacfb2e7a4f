// Specification: §5.38
import { describe, expect, it } from 'vitest';
import { isSchoolHoliday, lastKnownDay, schoolZoneOf, schoolZones } from './school-holidays.ts';

const frenchDepartments = [
  ...Array.from({ length: 95 }, (_, index) => String(index + 1).padStart(2, '0')),
  '971',
  '974',
].filter((department) => department !== '20');

describe('issue 16 "school holidays left out": zones', () => {
  it.each([
    ['69001', 'A'],
    ['37000', 'B'],
    ['06000', 'B'],
    ['75011', 'C'],
    ['34000', 'C'],
    ['20000', undefined],
    ['97100', undefined],
    ['98800', undefined],
    ['', undefined],
  ])('the postcode "%s" is in the zone %s', (postalCode, zone) =>
    expect(schoolZoneOf(postalCode)).toBe(zone),
  );

  it('each department of the mainland has a zone: 32 in A, 41 in B, 21 in C; Corsica and overseas have none', () => {
    const zones = frenchDepartments.map((department) => schoolZoneOf(department));
    expect(schoolZones.map((zone) => zones.filter((one) => one === zone).length)).toEqual([
      32, 41, 21,
    ]);
  });
});

describe('issue 16 "school holidays left out": calendar 2026-2027', () => {
  it.each([
    ['2026-12-18', ''],
    ['2026-12-19', 'ABC'],
    ['2027-01-03', 'ABC'],
    ['2027-01-04', ''],
    ['2027-02-06', 'C'],
    ['2027-02-13', 'AC'],
    ['2027-02-20', 'ABC'],
    ['2027-02-28', 'AB'],
    ['2027-03-07', 'B'],
    ['2027-03-08', ''],
    ['2027-04-03', 'C'],
    ['2027-04-12', 'AC'],
    ['2027-04-26', 'B'],
    ['2027-05-03', ''],
    ['2027-05-07', 'ABC'],
    ['2027-07-02', ''],
    ['2027-07-03', 'ABC'],
    ['2027-08-31', 'ABC'],
    ['2027-09-01', ''],
  ])('%s is in the holidays of the zones "%s"', (day, zones) =>
    expect(schoolZones.filter((zone) => isSchoolHoliday(day, zone)).join('')).toBe(zones),
  );

  it('keeps every day after the known calendar', () =>
    expect([lastKnownDay, isSchoolHoliday('2027-12-25', 'A')]).toEqual(['2027-08-31', false]));
});
