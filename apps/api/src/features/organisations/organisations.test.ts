import { expect, it } from 'vitest';
import { startApi } from '../../../test/start-api.ts';

const draft = {
  ...{ name: 'Les Bacs à sable', email: 'bonjour@bacs.example', streetAddress: '3 quai du Port', postalCode: '37000', locality: 'Tours' },
  siren: '000100016',
};

it('201: an organisation waits, and whoever declared it owns it', async () => {
  const { send, signIn } = await startApi();
  const me = await signIn();
  const { status, body } = await send('POST', '/org/organisations', { body: draft, as: me });
  expect([status, body]).toMatchObject([201, { status: 'pending', role: 'owner', slug: 'les-bacs-a-sable', registryState: 'unchecked' }]);
  expect((await send('GET', '/org/organisations', { as: me })).body).toMatchObject({ hasPending: true, items: [{ id: body.id }] });
});
