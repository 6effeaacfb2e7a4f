// Specification: §5.15
import { describe, expect, it } from 'vitest';
import {
  areOfPossibleLength,
  emailFault,
  nameFault,
  nameOfProvider,
  toAddress,
} from './credentials.domain.ts';

describe('§5 "local part, an @ sign, then a domain or a bracketed IP address"', () => {
  it.each(['a@b.fr', ' Camille.Durand+x@mail.parages.example ', 'a@[192.168.0.1]'])(
    'emailFault accepts the address %s',
    (email) => expect(emailFault(email)).toBeUndefined(),
  );

  it.each([
    'a',
    '@b.fr',
    'a@',
    'a@b',
    'a b@c.fr',
    'a@b..fr',
    'a@b.fr,c@d.fr',
    'a@[1.2]',
    `${'a'.repeat(250)}@b.fr`,
    'a@b.fr\nbcc: c@d.fr',
  ])('emailFault returns email-validation-error for %j', (email) =>
    expect(emailFault(email)).toBe('email-validation-error'),
  );

  it('emailFault returns required-error for an empty or blank value and for one that is not a text', () =>
    expect(['', ' ', undefined, 3].map(emailFault)).toEqual(Array(4).fill('required-error')));
});

it('emailFault, nameFault and areOfPossibleLength refuse values that are too long, spaces included; nameOfProvider returns an empty name', () => {
  const long = 'x'.repeat(100_000);
  expect([emailFault(`${' '.repeat(1000)}a@b.fr`), emailFault(long)]).toEqual(
    Array(2).fill('email-validation-error'),
  );
  expect(nameFault(`${' '.repeat(1000)}Camille`, { isRequired: true })).toBe('name-error');
  expect(nameOfProvider(`${' '.repeat(1000)}Camille`)).toBe('');
  expect(areOfPossibleLength({ email: 'a@b.fr', password: '🎈'.repeat(128) })).toBe(true);
  expect(areOfPossibleLength({ email: 'a@b.fr', password: '🎈'.repeat(129) })).toBe(false);
  expect(areOfPossibleLength({ email: `${' '.repeat(1000)}a@b.fr`, password: 'x' })).toBe(false);
});

it.each(['', ' '])('areOfPossibleLength is false for the address %j', (email) =>
  expect(areOfPossibleLength({ email, password: 'x' })).toBe(false),
);

it('toAddress lowercases and trims an address', () => expect(toAddress(' A@B.fr ')).toBe('a@b.fr'));
