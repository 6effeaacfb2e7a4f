import { expect, it } from 'vitest';
import { createOrganisation } from '../../../test/create-organisation.ts';
import { type Api, type Method, startApi } from '../../../test/start-api.ts';

type Operation = { method: Method; path: string };

// Two organisations that have the same in every table, and nobody in common.
async function makeTwin(api: Api, word: string) {
  const signIn = (name: string) => api.signIn({ email: `${word}-${name}@parages.example`, firstName: `${word} ${name}` });
  const [owner, other, reader] = [await signIn('owner'), await signIn('other'), await signIn('reader')];
  const members = [
    { id: owner.id, role: 'owner' as const },
    { id: other.id, role: 'owner' as const },
    { id: reader.id, role: 'reader' as const },
  ];
  const organisation = await createOrganisation(api.db, { name: `${word} organisation`, members });
  const sent = { email: `${word}-invitee@parages.example`, role: 'editor' };
  const invited = await api.send('POST', `/org/organisations/${organisation.id}/invitations`, { body: sent, as: owner });
  return { owner, other, reader, organisation, invitationId: String(invited.body.id) };
}

// Every operation of organisers that names something of somebody's, whoever added it.
function listOperations({ app }: Api): Operation[] {
  const { paths = {} } = app.swagger() as { paths?: Record<string, object> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    /^\/api\/v1\/org\/(organisations|members)\/.*\{/.test(path)
      ? Object.keys(methods).map((method) => ({ method: method.toUpperCase() as Method, path }))
      : [],
  );
}

// A body that every such route would take.
const bodies: Record<string, object> = {
  'PATCH /api/v1/org/organisations/{organisationId}': { version: 1, name: 'Prise' },
  'POST /api/v1/org/organisations/{organisationId}/resubmission': { version: 1 },
  'PATCH /api/v1/org/organisations/{organisationId}/members/{accountId}': { role: 'reader' },
  'POST /api/v1/org/organisations/{organisationId}/invitations': { email: 'mine@parages.example', role: 'owner' },
};

const snapshot = async ({ db }: Api): Promise<string> =>
  JSON.stringify([
    await db.organisation.findMany({ orderBy: { id: 'asc' } }),
    await db.membership.findMany({ orderBy: [{ organisationId: 'asc' }, { accountId: 'asc' }] }),
    await db.invitation.findMany({ orderBy: { id: 'asc' } }),
    await db.organisationHistory.count(),
    await db.mailOutbox.count(),
  ]);

it('nothing of one organisation is read or written by the other: 404 on every route, as if it were not there', async () => {
  const api = await startApi();
  const [mine, theirs] = [await makeTwin(api, 'mine'), await makeTwin(api, 'theirs')];
  const before = await snapshot(api);
  const operations = listOperations(api);
  expect(operations.length).toBeGreaterThanOrEqual(9);
  for (const { method, path } of operations) {
    const body = bodies[`${method} ${path}`];
    expect(method === 'POST' || method === 'PATCH' ? body : {}, `${method} ${path} has a body in this test`).toBeDefined();
    const theirsAt = (accountId: string, organisationId: string) =>
      path.replace('{organisationId}', organisationId).replace('{accountId}', accountId).replace('{invitationId}', theirs.invitationId);
    const targets = [theirsAt(theirs.other.id, theirs.organisation.id), theirsAt(mine.owner.id, theirs.organisation.id)];
    // A thing of theirs under a name of mine.
    if (/\{(accountId|invitationId)\}/.test(path)) targets.push(theirsAt(theirs.other.id, mine.organisation.id));
    for (const target of path.includes('{organisationId}') ? targets : targets.slice(0, 1)) {
      const answer = await api.send(method, target, { as: mine.owner, ...(body === undefined ? {} : { body }) });
      expect([answer.status, `${method} ${target}`]).toEqual([404, `${method} ${target}`]);
      expect(answer.text).not.toContain('theirs');
    }
  }
  expect(await snapshot(api)).toBe(before);
});

it('what one reads of one’s own says nothing of the other', async () => {
  const api = await startApi();
  const [mine, theirs] = [await makeTwin(api, 'mine'), await makeTwin(api, 'theirs')];
  const at = `/org/organisations/${mine.organisation.id}`;
  for (const as of [mine.owner, mine.reader])
    for (const path of ['/me', '/org/organisations', at, `${at}/members`, `/org/members/${as.id}`]) {
      const { status, text } = await api.send('GET', path, { as });
      expect([status, path]).toEqual([200, path]);
      for (const secret of ['theirs', theirs.organisation.id, theirs.owner.id, theirs.invitationId]) expect(text).not.toContain(secret);
    }
});
