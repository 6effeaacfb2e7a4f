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
  ['a class of every page', button, 'core'],
  ['a selector without a class', '[hidden]', 'core'],
  ['a class of a library', '.leaflet-container', 'core'],
  ['a class of some pages', panel, 'rest'],
  ['a button of a panel', `${panel} > ${button}:hover`, 'rest'],
  ['a class of a lazy part', calendar, 'calendar'],
  ['a button of the calendar in a panel', `${panel} ${calendar} ${button}`, 'calendar'],
  ['a lazy class beside a class of every page', card, 'map'],
])(
  'readParts assigns a rule to core, rest or a lazy part by its selector: %s',
  (_what, selector, part) => {
    expect(readParts()(selector)).toBe(part);
  },
);

it('readParts throws for a selector with classes of both the calendar and the map, whose style sheets load separately', () => {
  expect(() => readParts()(`${calendar} ${card}`)).toThrow('belongs to calendar and map');
});

it('lateFiles lists one style sheet each for account, calendar, companions, feedback and map, with a hash of eight characters in its file name', () => {
  expect(
    lateFiles().map(([part, file]) => [part, /^assets\/[a-z]+-[\w-]{8}\.css$/.test(file)]),
  ).toEqual([
    ['account', true],
    ['calendar', true],
    ['companions', true],
    ['feedback', true],
    ['map', true],
  ]);
});
