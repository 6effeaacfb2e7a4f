// Specification: §6.4
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { node, typescriptFlags } from '../../../../infra/process/paths.ts';
import { startAuth } from '../../test/servers/start-auth.ts';
import { demoPassword } from './demo-people.fr.ts';
import { userWords } from './user-messages.ts';

const { environment, open, db } = await startAuth();
const run = promisify(execFile);

async function users(args: string[], more: Record<string, string> = {}) {
  const file = fileURLToPath(new URL('./users.ts', import.meta.url));
  const env = { ...process.env, ...environment, NODE_ENV: 'development', ...more };
  return run(node, [...typescriptFlags, file, ...args], { env }).then(
    ({ stdout, stderr }) => ({ code: 0, text: `${stdout}${stderr}` }),
    ({ code, stdout, stderr }) => ({ code: Number(code), text: `${stdout}${stderr}` }),
  );
}

it('users.ts demo, run twice, creates six accounts, two organisations, no mail; grant and revoke are journalled; list prints roles', async () => {
  expect(await users(['demo'])).toMatchObject({
    code: 0,
    text: expect.stringContaining(demoPassword),
  });
  expect((await users(['demo'])).code).toBe(0);
  expect(await db.account.count()).toBe(6);
  expect(await db.mailOutbox.count()).toBe(0);
  const owners = await db.membership.findMany({
    include: { account: true, organisation: true },
    orderBy: { createdAt: 'desc' },
  });
  expect(owners).toMatchObject([
    {
      role: 'owner',
      account: { email: 'organizer@parages.example' },
      organisation: { status: 'approved', name: 'Le Bruit des Saules' },
    },
    {
      role: 'owner',
      account: { email: 'waiting@parages.example' },
      organisation: { status: 'pending', name: 'Les Amis du Lavoir' },
    },
  ]);
  const browser = open();
  await browser.fill('/signin', { email: 'curator@parages.example', password: demoPassword });
  expect((await browser.get('/api/v1/me')).body).toMatchObject({
    role: 'curator',
    emailVerified: true,
    firstName: 'Maë',
  });
  expect((await users(['revoke', 'curator@parages.example', 'curator'])).text).toContain(
    'no longer has the role curator',
  );
  expect((await users(['grant', 'user@parages.example', 'organizer'])).code).toBe(0);
  const [mae, user] = await Promise.all(
    ['curator', 'user'].map((name) =>
      db.account.findFirstOrThrow({ where: { email: `${name}@parages.example` } }),
    ),
  );
  const changes = await db.securityEvent.findMany({
    where: { subjectId: { in: [mae?.id ?? '', user?.id ?? ''] } },
    orderBy: { id: 'asc' },
  });
  expect(
    new Set(
      changes.map(({ subjectId, kind, facts }) => `${subjectId} ${kind} ${JSON.stringify(facts)}`),
    ),
  ).toEqual(
    new Set([
      `${mae?.id} role_granted {"role":"curator"}`,
      `${mae?.id} role_revoked {"role":"curator"}`,
      `${user?.id} role_granted {"role":"organizer"}`,
    ]),
  );
  expect((await users(['list'])).text).toMatch(
    /moderator@parages\.example\tmoderator\norganizer@parages\.example\torganizer\nuser@parages\.example\torganizer/,
  );
}, 120_000);

it('users.ts prints why it refuses an unknown account, an unknown role, demo in production, and list without a session core', async () => {
  expect(await users(['grant', 'nobody@parages.example', 'admin'])).toMatchObject({
    code: 1,
    text: expect.stringContaining('No account'),
  });
  expect(await users(['grant', 'nobody@parages.example', 'king'])).toMatchObject({
    code: 2,
    text: `${userWords.usage}\n`,
  });
  expect(await users(['demo'], { NODE_ENV: 'production' })).toMatchObject({
    code: 1,
    text: `${userWords.notInProduction}\n`,
  });
  expect((await users(['list'], { SUPERTOKENS_CONNECTION_URI: '' })).text).toContain(
    'No session core',
  );
}, 120_000);
