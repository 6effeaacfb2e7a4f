import { permissions } from '@parages/contracts/vocabulary/accounts/permissions';
import { expect, it } from 'vitest';
import { createOrganisation } from './records/create-organisation.ts';
import { startApi } from './servers/start-api.ts';

const uuid = '0197a000-0000-7000-8000-000000000000';

const withNul = [
  ['/api/v1/places?text=a%00b', '/query/text'],
  ['/api/v1/pois?lon=0&lat=47&q=ab%00', '/query/q'],
  ['/api/v1/regions/%00', '/path/slug'],
  ['/api/v1/towns/a%00', '/path/slug'],
  ['/api/v1/organisers/a%00b', '/path/slug'],
  ['/api/v1/venues/a%00b', '/path/slug'],
  ['/api/v1/pois/by-slug/a%00b', '/path/slugFr'],
  ['/api/v1/org/members/a%00b', '/path/accountId'],
  ['/api/v1/org/invitations/preview?token=a%00b', '/query/token'],
  ['/api/v1/org/companies/%00', '/path/siren'],
  ['/api/v1/org/invoices/F%00', '/path/number'],
  ['/api/v1/org/pois?q=a%00', '/query/q'],
  ['/api/v1/moderation/organisations?q=%00', '/query/q'],
  ['/api/v1/moderation/pois/by-slug/a%00b', '/path/slugFr'],
  ['/api/v1/moderation/dashboard/towns?q=a%00', '/query/q'],
  ['/api/v1/favorites/shared/a%00b', '/path/token'],
  [`/api/v1/imports/${uuid}/findings?path=a%00`, '/query/path'],
  ['/api/v1/addresses?streetAddress=a%00&locality=b', '/query/streetAddress'],
  ['/auth-api/authorisationurl?thirdPartyId=google&clientType=%00', '/query/clientType'],
  ['/organisateur/a%00b', '/path/*'],
  ['/evenement/a%00b', '/path/*'],
] as const;

it('twenty routes of the API, the session library and the pages answer 400 to U+0000 in a query or path, with a pointer to it', async () => {
  const { request, signIn } = await startApi();
  const { headers } = await signIn({ permissions });
  for (const [path, pointer] of withNul) {
    const { status, body } = await request.get(path).set(headers);
    expect([path, status, body.code, body.errors]).toMatchObject([
      path,
      400,
      'request_invalid',
      [{ pointer }],
    ]);
  }
});

const spaces = ' '.repeat(100_000);

it('a new event with 200,000 spaces in its label or description gets 400 too_big', async () => {
  const { db, send, signIn } = await startApi();
  const as = await signIn({ permissions: ['poi_editor'] });
  const { id: organisationId } = await createOrganisation(db, {
    members: [{ id: as.id, role: 'owner' }],
  });
  for (const field of ['label', 'description']) {
    const body = { organisationId, label: 'Bal', [field]: `a${spaces}${spaces}` };
    const answer = await send('POST', '/org/pois', { as, body });
    expect([answer.status, answer.body.errors]).toMatchObject([
      400,
      [{ pointer: `/body/${field}`, code: 'too_big' }],
    ]);
  }
});

it('a first name after 100,000 spaces and a street address with 9,000 spaces get 400 too_big', async () => {
  const { send, signIn } = await startApi();
  const as = await signIn();
  const named = await send('PATCH', '/me', { as, body: { firstName: `${spaces}Camille` } });
  expect([named.status, named.body.errors]).toMatchObject([
    400,
    [{ pointer: '/body/firstName', code: 'too_big' }],
  ]);
  const found = await send('GET', '/addresses', {
    as,
    query: { streetAddress: `a${' '.repeat(9000)}` },
  });
  expect([found.status, found.body.errors]).toMatchObject([
    400,
    [{ pointer: '/query/streetAddress', code: 'too_big' }],
  ]);
});

it('an invitation token with U+0000 gets 400 with a pointer to it', async () => {
  const { send, signIn } = await startApi();
  const as = await signIn();
  const { status, body } = await send('POST', '/org/invitations/acceptance', {
    as,
    body: { token: 'a\0b' },
  });
  expect([status, body.errors]).toMatchObject([400, [{ pointer: '/body/token' }]]);
});
