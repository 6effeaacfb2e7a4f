import { expect, it } from 'vitest';
import { readSettings } from './settings.ts';

it('readSettings takes the origin of an address, and an empty key as none', () => {
  const environment = { PARAGES_ORIGIN: 'https://parages.example/api/docs', PARAGES_KEY: '' };
  expect(readSettings(environment)).toEqual({
    origin: 'https://parages.example',
    apiKey: undefined,
  });
});

it.each([undefined, '', 'parages.example', 'localhost:3000', 'file:///srv', 'https://'])(
  'readSettings refuses the origin %s',
  (origin) => {
    expect(() => readSettings({ PARAGES_ORIGIN: origin })).toThrow(/PARAGES_ORIGIN/);
  },
);
