import { describe, expect, it } from 'vitest';
import { isLight } from './changes.domain.ts';

const contact = (...websites: string[]) => ({
  type: 'booking',
  legalName: 'Le Bal',
  emails: [],
  phoneNumbers: [],
  websites,
});
const contacts = (from: object[], to: object[]) => [{ field: '/contacts', from, to }];

describe('changes of a published event', () => {
  it.each([
    ['nothing changed', []],
    ['a period changed', [{ field: '/dates/periods', from: [], to: [{}] }]],
    ['a price changed', [{ field: '/prices/isFree', from: false, to: true }]],
    ['the order of the pictures changed', [{ field: '/images/order', from: [], to: [] }]],
    ['a contact was removed', contacts([contact('https://bal.example')], [])],
    [
      'a telephone number changed',
      contacts([contact()], [{ ...contact(), phoneNumbers: ['02 47 00 00 00'] }]),
    ],
    [
      'a web address stays on its host',
      contacts([contact('https://bal.example/2025')], [contact('https://www.bal.example/2026')]),
    ],
  ])('go online without review when %s', (_, changes) => {
    expect(isLight(changes)).toBe(true);
  });

  it.each([
    [
      'a date got a note',
      [{ field: '/dates/periods', from: [{}], to: [{ note: 'Avec buvette' }] }],
    ],
    ['the title changed', [{ field: '/dates/label', from: 'Bal', to: 'Grand bal' }]],
    ['a picture was added', [{ field: '/images', from: [], to: [{}] }]],
    ['a contact with a web address was added', contacts([], [contact('https://bal.example')])],
    [
      'a web address leads to another host',
      contacts([contact('https://bal.example')], [contact('https://evil.example')]),
    ],
    [
      'one of two web addresses leads to another host',
      contacts(
        [contact('https://bal.example')],
        [contact('https://bal.example', 'https://evil.example')],
      ),
    ],
    [
      'a web address leads to another port',
      contacts([contact('https://bal.example')], [contact('https://bal.example:8443')]),
    ],
    [
      'the new host merely ends with the known host',
      contacts([contact('https://bal.example')], [contact('https://evil-bal.example')]),
    ],
  ])('do not go online without review when %s', (_, changes) => {
    expect(isLight(changes)).toBe(false);
  });
});
