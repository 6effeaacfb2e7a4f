import { expect, it } from 'vitest';
import { mergeContacts, toContact } from './contacts.ts';

const contact = (
  type: 'booking' | 'owner' | 'other',
  legalName: string | undefined,
  [email, phone, website]: (string | undefined)[],
) =>
  toContact(type, {
    legalName,
    emails: [email ?? ''],
    phoneNumbers: [phone ?? ''],
    websites: [website ?? ''],
  });
const merge = (...contacts: ReturnType<typeof contact>[]) =>
  mergeContacts(contacts.filter((one) => one !== null)).map(
    ({ type, legalName, emails, phoneNumbers, websites }) => [
      type,
      legalName,
      ...emails,
      ...phoneNumbers,
      ...websites,
    ],
  );

const phone = '0247000000';
const site = 'https://bal.parages.example/';

it('merges contacts with a common entry and one name, written in several ways', () => {
  expect(
    merge(
      contact('booking', undefined, [undefined, '+33 2 47 00 00 00']),
      contact('owner', 'Comité des fêtes', ['A@parages.example', phone, site]),
      contact('other', 'COMITE DES FETES', [
        'a@parages.example',
        undefined,
        'http://www.bal.parages.example',
      ]),
    ),
  ).toEqual([
    [
      'booking',
      'Comité des fêtes',
      'a@parages.example',
      '02 47 00 00 00',
      'https://bal.parages.example/',
    ],
  ]);
});

it('leaves out an entry that an earlier contact of another name has, and a contact without any other', () => {
  expect(
    merge(
      contact('booking', 'Office de tourisme', [undefined, phone, site]),
      contact('owner', 'Ville de Tours', ['ville@parages.example', phone]),
      contact('other', 'Salle des fêtes', [undefined, phone, site]),
    ),
  ).toEqual([
    ['booking', 'Office de tourisme', '02 47 00 00 00', site],
    ['owner', 'Ville de Tours', 'ville@parages.example'],
  ]);
});

it('keeps contacts without a common entry apart', () => {
  expect(
    merge(
      contact('booking', 'A', [undefined, phone]),
      contact('owner', 'A', ['a@parages.example']),
    ),
  ).toHaveLength(2);
});
