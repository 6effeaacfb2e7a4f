import { expect, it } from 'vitest';
import { publicRequests } from './public-request.ts';

const ask = publicRequests({
  userAgent: 'Parages',
  resolve: async () => {
    throw new Error('no name is resolved');
  },
});

it.each([
  ['ftp://example.org/agenda.ics', 'another protocol'],
  ['file:///etc/passwd', 'another protocol'],
  ['https://user:secret@example.org/', 'credentials'],
  ['https://example.org:8443/', 'another port'],
  ['no address', 'no address'],
])('publicRequests refuses %s before it resolves a name: %s', async (address, message) => {
  await expect(ask(address, { headers: {}, maxBytes: 10 })).rejects.toMatchObject({
    reason: 'address',
    message,
  });
});
