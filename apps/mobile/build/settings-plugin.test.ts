import { expect, it } from 'vitest';
import { appSettings } from '../app-settings.ts';
import { originOfBuild } from './settings-plugin.ts';

it.each([
  [undefined, appSettings.origin],
  ['', appSettings.origin],
  ['https://sorties.example/ville/tours', 'https://sorties.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('originOfBuild with MOBILE_ORIGIN %s is %s', (given, origin) =>
  expect(originOfBuild({ MOBILE_ORIGIN: given })).toBe(origin),
);

it.each(['parages.example', 'ftp://parages.example'])('originOfBuild refuses %s', (given) =>
  expect(() => originOfBuild({ MOBILE_ORIGIN: given })).toThrow(),
);
