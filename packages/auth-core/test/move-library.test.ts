// The session library after a move from one embedded core to another.
import supertokens from 'supertokens-node';
import UserMetadata from 'supertokens-node/recipe/usermetadata';
import UserRoles from 'supertokens-node/recipe/userroles';
import { expect, it } from 'vitest';
import { onPool } from '../src/database/database.ts';
import { moveAccounts } from '../src/move/move-accounts.ts';
import { targetCore } from '../src/move/target-core.ts';
import { Browser, startLibrary } from './library.ts';
import { openSecondDatabase } from './second-database.ts';
import { joinTestCore } from './start-test-core.ts';

const { core } = await startLibrary();
const pool = await openSecondDatabase();
const password = 'passw0rd of ours';

it('people sign in with their old password or their provider, and keep ids, roles and metadata', async () => {
  const former = await joinTestCore(pool);
  const signedUp = await former.post('/public/recipe/signup', { email: 'a@b.example', password });
  const ada = String(signedUp.body.recipeUserId);
  const google = await former.post('/public/recipe/signinup', {
    thirdPartyId: 'elsewhere',
    thirdPartyUserId: 'noa',
    email: { id: 'noa@example.org', isVerified: true },
  });
  await former.put('/recipe/role', { role: 'moderator', permissions: ['poi.review'] });
  await former.put('/public/recipe/user/role', { userId: ada, role: 'moderator' });
  await former.put('/recipe/user/metadata', { userId: ada, metadataUpdate: { site: 'pro' } });

  const move = () => moveAccounts({ db: onPool(pool), target: targetCore(core), isDryRun: false });
  expect(await move()).toEqual({ accounts: 2, moved: 2, present: 0, problems: [] });
  expect(await move()).toEqual({ accounts: 2, moved: 0, present: 2, problems: [] });

  const wrong = await new Browser().form('/signin', { email: 'a@b.example', password: 'other' });
  expect(wrong.body.status).toBe('WRONG_CREDENTIALS_ERROR');
  const signedIn = await new Browser().form('/signin', { email: 'a@b.example', password });
  expect(signedIn.body).toMatchObject({ status: 'OK', user: { id: ada } });
  expect((await UserRoles.getRolesForUser('public', ada)).roles).toEqual(['moderator']);
  expect((await UserMetadata.getUserMetadata(ada)).metadata).toEqual({ site: 'pro' });

  const social = await new Browser().call('post', '/signinup', {
    thirdPartyId: 'elsewhere',
    redirectURIInfo: {
      redirectURIOnProviderDashboard: '',
      redirectURIQueryParams: { code: 'noa' },
    },
  });
  expect(social.body).toMatchObject({
    status: 'OK',
    createdNewRecipeUser: false,
    user: { id: google.body.recipeUserId },
  });
  const [noa] = await supertokens.listUsersByAccountInfo('public', { email: 'noa@example.org' });
  expect(noa?.loginMethods[0]?.verified).toBe(true);
});
