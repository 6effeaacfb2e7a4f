import { expect, it } from 'vitest';
import { fieldLabel, tellValue } from './tell-change.fr.ts';

it.each([
  ['/dates/label', 'Titre'],
  ['/dates/periods', 'Dates et horaires'],
  ['/images/order', 'Ordre'],
  ['/contacts', 'Contacts'],
  ['/inconnu', 'inconnu'],
])('%s is called %s', (field, expected) => expect(fieldLabel(field)).toBe(expected));

it.each([
  [null, '—'],
  ['', '—'],
  [true, 'Oui'],
  [12, '12'],
  [['concerts', 'fetes'], 'concerts\nfetes'],
  [[], '—'],
  [{ id: 'x', label: 'Plein tarif', minPriceCents: 1200, priceModes: [], startDate: null }, 'Plein tarif · 1200'],
])('%j is told as %j', (value, expected) => expect(tellValue(value)).toBe(expected));
