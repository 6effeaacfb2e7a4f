import { v7 as uuidv7 } from 'uuid';
import { expect, it } from 'vitest';
import { replyAddresses } from './reply-addresses.ts';

const addresses = replyAddresses({ address: 'Reponse@Reponses.example', key: 'a1'.repeat(32) });
const messageId = uuidv7();
const address = addresses.of(messageId, 'account-1');
const [local = ''] = address.split('@');

it('the address for an answer names its message, within the 64 characters of a local part', () => {
  expect(address).toMatch(/^reponse\+[0-9a-f]{56}@reponses\.example$/);
  expect(local.length).toBeLessThanOrEqual(64);
  expect(addresses.read(['bonjour@parages.example', address])).toMatchObject({ messageId });
});

it('is read in upper case too, and proves its recipient alone', () => {
  const target = addresses.read([address.toUpperCase()]);
  expect(target).not.toBeNull();
  if (target === null) return;
  expect(addresses.isGenuine(target, 'account-1')).toBe(true);
  expect(addresses.isGenuine(target, 'account-2')).toBe(false);
  const other = replyAddresses({ address: 'reponse@reponses.example', key: 'a2'.repeat(32) });
  expect(other.isGenuine(target, 'account-1')).toBe(false);
  expect(addresses.isGenuine({ ...target, messageId: uuidv7() }, 'account-1')).toBe(false);
});

it.each([
  'reponse@reponses.example',
  'reponse+@reponses.example',
  address.replace('@reponses', '@autres'),
  address.replace('reponse+', 'autre+'),
  address.replace('@', '0@'),
  address.replace(/.@/, '@'),
  address.replace(/.@/, 'g@'),
  '',
  '@',
])('reads no answer from %j', (one) => expect(addresses.read([one])).toBeNull());
