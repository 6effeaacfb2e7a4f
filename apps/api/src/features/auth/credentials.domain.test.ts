import { describe, expect, it } from 'vitest';
import { emailFault, passwordFault, toAddress } from './credentials.domain.ts';

describe('§5 "local part, an @ sign, then a domain or a bracketed IP address"', () => {
  it.each(['a@b.fr', ' Camille.Durand+x@mail.parages.example ', 'a@[192.168.0.1]'])('%s is one', (email) =>
    expect(emailFault(email)).toBeUndefined(),
  );

  it.each(['a', '@b.fr', 'a@', 'a@b', 'a b@c.fr', 'a@b..fr', 'a@b.fr,c@d.fr', 'a@[1.2]', `${'a'.repeat(250)}@b.fr`, 'a@b.fr\nbcc: c@d.fr'])(
    '%j is none',
    (email) => expect(emailFault(email)).toBe('email-validation-error'),
  );

  it('is required', () => expect(['', ' ', undefined, 3].map(emailFault)).toEqual(Array(4).fill('required-error')));
});

describe('a password', () => {
  it('has 12 to 128 characters, whichever they are', () => {
    expect(passwordFault('x'.repeat(11))).toBe('password-strength-error');
    expect(passwordFault('x'.repeat(12))).toBeUndefined();
    expect(passwordFault('é🎈'.repeat(6))).toBeUndefined();
    expect(passwordFault('x'.repeat(128))).toBeUndefined();
    expect(passwordFault('x'.repeat(129))).toBe('password-strength-error');
  });

  it('is required', () => expect(['', undefined, 123456789012].map(passwordFault)).toEqual(Array(3).fill('required-error')));
});

it('addresses are compared without capitals and spaces', () => expect(toAddress(' A@B.fr ')).toBe('a@b.fr'));
