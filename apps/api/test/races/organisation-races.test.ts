import { expect, it } from 'vitest';
import { createOrganisation } from '../records/create-organisation.ts';
import { type Api, startApi } from '../servers/start-api.ts';
import type { User } from '../signed-in.ts';
import { allAtOnce, connections, expectOneWinner, repeatRace } from './race.ts';

const patienceMs = 120_000;

async function openOrganisation(api: Api, status: 'approved' | 'pending' = 'approved') {
  const owner = await api.signIn({ firstName: 'Noa' });
  const { id } = await createOrganisation(api.db, {
    status,
    members: [{ id: owner.id, role: 'owner' }],
  });
  return { owner, id };
}

it('of eight simultaneous invitations of an address one is created and mailed, and the others get attempts_limited', {
  timeout: patienceMs,
}, async () => {
  const api = await startApi({ poolSize: connections });
  await repeatRace(async (n) => {
    const { owner, id } = await openOrganisation(api);
    const email = `invitee${n}@parages.example`;
    const answers = await allAtOnce(8, () =>
      api.send('POST', `/org/organisations/${id}/invitations`, {
        as: owner,
        body: { email, role: 'editor' },
      }),
    );
    expectOneWinner(answers, ['attempts_limited'], 201);
    expect(await api.db.invitation.count({ where: { organisationId: id } })).toBe(1);
    expect(await api.db.mailOutbox.count({ where: { kind: 'invitation', recipient: email } })).toBe(
      1,
    );
  });
});

it('when an invitation is accepted eight times simultaneously, one request adds the member, the others get invitation_not_found', {
  timeout: patienceMs,
}, async () => {
  const api = await startApi({ poolSize: connections });
  await repeatRace(async (n) => {
    const { owner, id } = await openOrganisation(api);
    const invitee = await api.signIn({ email: `invitee${n}@parages.example` });
    await api.send('POST', `/org/organisations/${id}/invitations`, {
      as: owner,
      body: { email: invitee.email, role: 'editor' },
    });
    const mail = await api.db.mailOutbox.findFirstOrThrow({
      where: { kind: 'invitation', recipient: invitee.email },
    });
    const token = new URL((mail.data as { link: string }).link).searchParams.get('token') ?? '';
    const answers = await allAtOnce(8, () =>
      api.send('POST', '/org/invitations/acceptance', { as: invitee, body: { token } }),
    );
    expectOneWinner(answers, ['invitation_not_found']);
    expect(await api.db.membership.count({ where: { organisationId: id } })).toBe(2);
    expect(
      await api.db.organisationHistory.count({
        where: { organisationId: id, action: 'member-joined' },
      }),
    ).toBe(1);
  });
});

it('one owner remains when the two owners of an organisation remove each other simultaneously', {
  timeout: patienceMs,
}, async () => {
  const api = await startApi({ poolSize: connections });
  await repeatRace(async () => {
    const { owner, id } = await openOrganisation(api);
    const second = await api.signIn();
    await api.db.membership.create({
      data: { organisationId: id, accountId: second.id, role: 'owner' },
    });
    const answers = await allAtOnce(2, (n) => {
      const [by, of] = (n === 0 ? [owner, second] : [second, owner]) as [User, User];
      return api.send('DELETE', `/org/organisations/${id}/members/${of.id}`, { as: by });
    });
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(await api.db.membership.count({ where: { organisationId: id, role: 'owner' } })).toBe(1);
  });
});

it('when eight moderators approve and refuse an organisation simultaneously, one decision is recorded, applied and mailed', {
  timeout: patienceMs,
}, async () => {
  const api = await startApi({ poolSize: connections });
  const moderators = await Promise.all(
    Array.from({ length: 8 }, () => api.signIn({ permissions: ['org_mod'] })),
  );
  await repeatRace(async () => {
    const { owner, id } = await openOrganisation(api, 'pending');
    const answers = await allAtOnce(8, (n) => {
      const body = n % 2 === 0 ? { version: 1 } : { version: 1, reason: 'Adresse à préciser' };
      const verb = n % 2 === 0 ? 'approval' : 'refusal';
      return api.send('POST', `/moderation/organisations/${id}/${verb}`, {
        as: moderators[n] as User,
        body,
      });
    });
    const won = expectOneWinner(answers, [
      'organisation_version_stale',
      'organisation_transition_forbidden',
    ]);
    const { status } = await api.db.organisation.findUniqueOrThrow({ where: { id } });
    expect(status).toBe(won.body.status);
    expect(await api.db.organisationHistory.count({ where: { organisationId: id } })).toBe(1);
    expect(await api.db.mailOutbox.count({ where: { recipient: owner.email } })).toBe(1);
  });
});
