import { expect, it } from 'vitest';
import { formatDelay } from './format-delay.fr.ts';

it.each([
  [5, 'moins d’une heure'],
  [60, '1\u00a0heure'],
  [170, '3\u00a0heures'],
  [1440, '1\u00a0jour'],
  [4000, '3\u00a0jours'],
])('decisions "median real delay shown": formats %s minutes as "%s"', (minutes, expected) =>
  expect(formatDelay(minutes)).toBe(expected),
);
