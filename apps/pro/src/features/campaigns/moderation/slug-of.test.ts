import { expect, it } from 'vitest';
import { slugOf } from './slug-of.ts';

it.each([
  ['https://parages.example/evenement/bal-tours?from=x#dates', 'bal-tours'],
  [' /ville/tours/evenement/bal-tours/ ', 'bal-tours'],
  ['bal-tours', 'bal-tours'],
  ['   ', ''],
])('slugOf reads "%s" as the slug "%s"', (address, slug) => expect(slugOf(address)).toBe(slug));
