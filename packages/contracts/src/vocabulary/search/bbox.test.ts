import { describe, expect, it } from 'vitest';
import { formatBox, middleOf, parseBox, searchedBox } from './bbox.ts';

describe('parseBox', () => {
  it.each([
    ['0.3,47.12,1.11,47.67', { west: 0.3, south: 47.12, east: 1.11, north: 47.67 }],
    ['-2.12345,41,-0.00001,42.99999', { west: -2.1234, south: 41, east: 0, north: 43 }],
    ['-180,-90,-177,-88', { west: -180, south: -90, east: -177, north: -88 }],
    ['177,88,180,90', { west: 177, south: 88, east: 180, north: 90 }],
  ])('reads %s rounded to 0.0001 degree, and formatBox writes it again', (text, box) => {
    expect(parseBox(text)).toEqual(box);
    expect(parseBox(formatBox(box))).toEqual(box);
  });

  it.each([
    '',
    '0,47,1',
    '0,47,1,48,49',
    '1,47,0,48',
    '0,48,1,47',
    '0,47,5.0001,48',
    '0,47,1,50.5001',
    '-5.5,41.2,9.9,51.3',
    '0,47,0.00001,48',
    '0,47,181,48',
    '-181,47,0,48',
    '0,-91,1,48',
    '0,47,1,91',
    '0,47,1,',
    ' 0,47,1,48',
    '0,47,1e1,48',
    '0x0,47,1,48',
    'NaN,47,1,48',
    '0,47,Infinity,48',
    '<script>,47,1,48',
    `0,47,1,${'9'.repeat(100_000)}`,
  ])('is null for a malformed, empty, impossible or too large rectangle: case %#', (text) => {
    expect(parseBox(text)).toBeNull();
  });
});

it('searchedBox rounds a visible rectangle inwards, and clips it to the earth', () => {
  expect(searchedBox({ west: 0.12341, south: -91, east: 200, north: 47.99999 })).toEqual({
    west: 0.1235,
    south: -90,
    east: 180,
    north: 47.9999,
  });
});

it('middleOf is the centre of a rectangle', () =>
  expect(middleOf({ west: 0, south: 47, east: 1, north: 48 })).toEqual({ lon: 0.5, lat: 47.5 }));
