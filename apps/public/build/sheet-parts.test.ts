import path from 'node:path';
import { scopedName } from '@parages/ui/scoped-name';
import { expect, it } from 'vitest';
import { lateFiles, readParts } from './sheet-parts.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const classOf = (file: string, name = 'a-b'): string =>
  `.${scopedName(name, path.join(root, `${file}.module.css`))}`;
const button = classOf('packages/ui/src/button/button');
const panel = classOf('packages/ui/src/panel/panel');
const calendar = classOf('packages/ui/src/date-range-picker/date-range-picker');
const card = classOf('packages/ui/src/map-frame/map-card');

it.each([
  ['what every page has', button, 'core'],
  ['what names no class', '[hidden]', 'core'],
  ['what a library names', '.leaflet-container', 'core'],
  ['what some page has', panel, 'rest'],
  ['a button of a panel', `${panel} > ${button}:hover`, 'rest'],
  ['what comes on use', calendar, 'calendar'],
  ['a button of the calendar in a panel', `${panel} ${calendar} ${button}`, 'calendar'],
  ['a file on use beside one of every page', card, 'map'],
])('tells where a rule belongs: %s', (_what, selector, part) => {
  expect(readParts()(selector)).toBe(part);
});

it('refuses a rule of two parts: each may be there without the other', () => {
  expect(() => readParts()(`${calendar} ${card}`)).toThrow('belongs to calendar and map');
});

it('names late files by what they hold', () => {
  expect(
    lateFiles().map(([part, file]) => [part, /^assets\/[a-z]+-[\w-]{8}\.css$/.test(file)]),
  ).toEqual([
    ['account', true],
    ['calendar', true],
    ['map', true],
  ]);
});
