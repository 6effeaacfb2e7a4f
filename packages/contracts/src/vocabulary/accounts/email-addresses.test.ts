// Specification: §5.15
import { expect, it } from 'vitest';
import { isContactEmail, isEmailAddress, isRecipient } from './email-addresses.ts';

const all = ['account', 'contact', 'recipient'];
const longest = `${'a'.repeat(247)}@b.test`;

const accepted: Record<string, string[]> = {
  'a@b.fr': all,
  'prenom.nom+sorties@sous.domaine.example': all,
  'Camille.Durand+x@MAIL.Parages.Example': all,
  'zoé@example.fr': all,
  "o'brien@example.fr": ['account', 'recipient'],
  'a@[192.168.0.1]': ['account', 'recipient'],
  'zoé@exämple.fr': ['contact', 'recipient'],
  'a@xn--exmple-cua.xn--p1ai': ['contact', 'recipient'],
  'root@localhost': ['recipient'],
  'a@b': ['recipient'],
  'a@b..fr': ['recipient'],
  'a@.b.fr': ['recipient'],
  'a@b.fr.': ['recipient'],
  'a@b.f': ['recipient'],
  '.a@b.fr': ['contact', 'recipient'],
  'a..b@c.fr': ['contact', 'recipient'],
  'a.@b.fr': ['contact', 'recipient'],
  [`${'a'.repeat(64)}@b.fr`]: all,
  [`${'a'.repeat(65)}@b.fr`]: ['account', 'recipient'],
  [longest]: ['account', 'recipient'],
};

it.each(Object.entries(accepted))(
  '§5 "The email pattern is: local part, an @ sign, then a domain or a bracketed IP address": allows %j for the uses %j (of account, contact, recipient)',
  (text, uses) =>
    expect({
      account: isEmailAddress(text),
      contact: isContactEmail(text),
      recipient: isRecipient(text),
    }).toEqual(Object.fromEntries(all.map((use) => [use, uses.includes(use)]))),
);

it.each([
  '',
  'a',
  '@b.fr',
  'a@',
  'a@@b.fr',
  'a@b@c.fr',
  'a b@c.fr',
  'a@b.fr ',
  ' a@b.fr',
  'a@b.fr,c@d.fr',
  'a@b.fr;c@d.fr',
  'a@b.fr\nbcc: c@d.fr',
  'a@b.fr\r\nbcc: c@d.fr',
  'a\u0000@b.fr',
  'a\u007f@b.fr',
  'a\ud800@b.fr',
  'Zoé <a@b.fr>',
  'a(comment)@b.fr',
  '"a"@b.fr',
  'a\\@b.fr',
  'a:b@c.fr',
  'a@[1.2]',
  'a@[1.2.3.4',
  'a@1.2.3.4]',
  'a@[1.2.3.4].fr',
  'a@[2001:db8::1]',
  'a@[IPv6:2001:db8::1]',
  `a${longest}`,
  `${'a'.repeat(100_000)}@b.fr`,
])('isEmailAddress, isContactEmail and isRecipient refuse %j', (text) =>
  expect([isEmailAddress(text), isContactEmail(text), isRecipient(text)]).toEqual([
    false,
    false,
    false,
  ]),
);
