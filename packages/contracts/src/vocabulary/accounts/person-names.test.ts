import { expect, it } from 'vitest';
import { isPersonName } from './person-names.ts';

it.each([
  '',
  'Camille',
  'Jean-Noël',
  'J.-P. d’Arc',
  'St. John',
  'M. X',
  'Нина',
  '美咲',
  'Camille 🎉',
  'x'.repeat(40),
])(
  'isPersonName accepts a text of at most 40 characters without the parts of a link: %j',
  (name) => {
    expect(isPersonName(name)).toBe(true);
  },
);

it.each([
  'Votre colis attend: https://evil.example',
  'https://evil.example',
  'evil.example',
  'www.evil',
  'evil。example',
  'evil．example',
  'http：／／evil',
  'camille@evil',
  'camille＠evil',
  'a/b',
  'a\\b',
  'a:b',
  'a\nb',
  'x'.repeat(41),
])(
  'isPersonName refuses a text with a domain name, "/", "\\", ":", "@" or a line feed, or above 40 characters: %j',
  (name) => {
    expect(isPersonName(name)).toBe(false);
  },
);
