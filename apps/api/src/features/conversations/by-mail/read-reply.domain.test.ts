import { describe, expect, it } from 'vitest';
import { isAutomatic, isForged, isOfMail, readReply } from './read-reply.domain.ts';

const quoted = { marker: 'Répondez au-dessus de cette ligne', sender: 'bonjour@parages.example' };
const read = (text: string, strippedText = ''): string => readReply({ text, strippedText }, quoted);

describe('the text of an answer', () => {
  it('is that which the provider has stripped', () =>
    expect(read('Oui.\n\nautre chose', 'Oui.\n')).toBe('Oui.'));

  it.each([
    ['no quoted mail', 'À 20 h.\r\n\r\nBien à vous', 'À 20 h.\n\nBien à vous'],
    [
      'a quoted mail below one line',
      'Oui.\n\nLe mer. 10 juin 2026 à 12:00, Parages <bonjour@parages.example> a écrit :\n\n> — Répondez au-dessus de cette ligne —\n> Bonjour',
      'Oui.',
    ],
    [
      'an introduction that is wrapped before the address',
      'Oui.\n\nLe mer. 10 juin 2026 à 12:00, Parages <\nbonjour@parages.example> a écrit :\n> Bonjour',
      'Oui.',
    ],
    [
      'the heading of Outlook',
      'Oui.\n\nDe : Parages <bonjour@parages.example>\nEnvoyé : mercredi 10 juin 2026\nÀ : Noa\nObjet : Bal',
      'Oui.',
    ],
    [
      'the heading of Outlook without brackets',
      'Oui.\n\nDe : bonjour@parages.example\nEnvoyé : mercredi 10 juin 2026',
      'Oui.',
    ],
    [
      'our address in a sentence of the sender',
      'J’ai écrit à bonjour@parages.example hier.\nVoici les statuts.',
      'J’ai écrit à bonjour@parages.example hier.\nVoici les statuts.',
    ],
    ['the line of an original message', 'Oui.\n-----Message d’origine-----\nDe : X', 'Oui.'],
    ['the marker alone', 'Oui.\n— Répondez au-dessus de cette ligne —\nBonjour', 'Oui.'],
    ['lines of a quotation at its end', 'Oui.\n\n> Bonjour\n>\n', 'Oui.'],
    [
      'answers between the lines of a quotation',
      '> À quelle heure ?\nÀ 20 h.',
      '> À quelle heure ?\nÀ 20 h.',
    ],
    [
      'a sentence that begins like an introduction',
      'Le bal commence à 20 h',
      'Le bal commence à 20 h',
    ],
    ['nothing above the quoted mail', '\n> — Répondez au-dessus de cette ligne —', ''],
  ])('with %s', (_case, text, expected) => expect(read(text)).toBe(expected));
});

describe('a mail of a program', () => {
  it.each([
    ['auto-submitted', 'auto-replied'],
    ['auto-submitted', 'auto-generated (failure)'],
    ['x-autoreply', 'yes'],
    ['x-autorespond', ''],
    ['x-failed-recipients', 'a@b.example'],
    ['list-id', '<news.example>'],
    ['precedence', 'Bulk'],
    ['precedence', 'auto_reply'],
    ['return-path', '<>'],
  ])('is known by %s: %s', (name, value) => expect(isAutomatic([{ name, value }])).toBe(true));

  it.each([
    ['auto-submitted', ' No '],
    ['precedence', 'first-class'],
    ['return-path', '<noa@example.org>'],
    ['subject', 'auto-replied'],
  ])('is not known by %s: %s', (name, value) => expect(isAutomatic([{ name, value }])).toBe(false));
});

it('the signature of a mail is not sent as a document, a PDF is', () => {
  expect(isOfMail({ type: 'application/pkcs7-signature' })).toBe(true);
  expect(isOfMail({ type: 'application/pgp-signature' })).toBe(true);
  expect(isOfMail({ type: 'application/pdf' })).toBe(false);
});

it.each([
  [['Fail (sender SPF not authorized)'], true],
  [['fail (x)', 'pass'], true],
  [['Pass (sender SPF authorized)', 'fail'], false],
  [['SoftFail (x)'], false],
  [['Neutral'], false],
  [['failure'], false],
  [[], false],
])('isForged of the Received-SPF headers %j: %s', (values, expected) =>
  expect(isForged(values.map((value) => ({ name: 'received-spf', value })))).toBe(expected),
);
