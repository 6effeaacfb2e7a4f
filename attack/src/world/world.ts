import { callsOf } from './calls.ts';
import {
  changeRole,
  linkOfMail,
  type Person,
  type Surroundings,
  signIn,
  signOut,
  signUp,
} from './people.ts';
import { type Cast, listPrincipals, type Principal, type PrincipalName } from './principals.ts';
import { declareOrganisation, makeThings, type Things } from './things.ts';
import { eventWords, passwords } from './words.fr.ts';

/** The accounts, organisations and events that the attack uses and targets. */
export type World = {
  around: Surroundings;
  principals: Map<PrincipalName, Principal>;
  people: Record<string, Person>;
  /**
   * A is the victim of the object cases, and B belongs to their attacker; the generated cases name
   * and change only C.
   */
  things: Record<'A' | 'B' | 'C', Things>;
  pendingId: string;
  suspendedId: string;
};

const demoNetwork = 40;

async function joinAs(
  around: Surroundings,
  owner: Person,
  organisationId: string,
  guest: Person,
  role: string,
): Promise<void> {
  await callsOf(around.client, owner)('POST', `/org/organisations/${organisationId}/invitations`, {
    email: guest.email,
    role,
  });
  const token = (
    await linkOfMail(around.sandboxUrl, guest.email, '/org/invitation', 2)
  ).searchParams.get('token');
  await callsOf(around.client, guest)('POST', '/org/invitations/acceptance', { token });
}

async function signUpAll(around: Surroundings) {
  const names = [
    'verified',
    'ownerA',
    'editorA',
    'readerA',
    'ownerB',
    'editorB',
    'ownerC',
    'editorC',
    'pending',
    'suspended',
  ];
  const people: Record<string, Person> = {};
  // Sequential: each hashes a password, and the verification mails are sent in this order.
  for (const [index, name] of [
    ...names,
    'moderatorOfA',
    'withdrawn',
    'signedOut',
    'expendable',
    'unverified',
  ].entries())
    people[name] = await signUp(around, name, index + 1, { isVerified: name !== 'unverified' });
  return people;
}

const personOf = (people: Record<string, Person>, name: string): Person => {
  const person = people[name];
  if (person === undefined) throw new Error(`no person is called ${name}`);
  return person;
};

async function makeStates(around: Surroundings, people: Record<string, Person>, moderator: Person) {
  const moderate = callsOf(around.client, moderator);
  const pending = await declareOrganisation(
    callsOf(around.client, personOf(people, 'pending')),
    'Structure en attente',
  );
  const declared = await declareOrganisation(
    callsOf(around.client, personOf(people, 'suspended')),
    'Structure suspendue',
  );
  await moderate('POST', `/moderation/organisations/${declared.id}/approval`, {
    version: declared.version,
  });
  const { version } = await moderate('GET', `/moderation/organisations/${declared.id}`);
  await moderate('POST', `/moderation/organisations/${declared.id}/suspension`, {
    version,
    reason: eventWords.suspension,
  });
  return { pendingId: pending.id, suspendedId: declared.id };
}

/**
 * Signs up the accounts of the attack, signs in three of the demonstration, and creates the objects
 * of each organisation.
 */
export async function makeWorld(around: Surroundings): Promise<World> {
  const people = await signUpAll(around);
  const demo = async (role: string): Promise<Person> =>
    signIn(around, role, `${role}@parages.example`, demoNetwork, passwords.demo);
  const [curator, moderator, admin] = [
    await demo('curator'),
    await demo('moderator'),
    await demo('admin'),
  ];
  const person = (name: string): Person => personOf(people, name);
  const things = async (name: 'A' | 'B' | 'C'): Promise<Things> =>
    makeThings({
      client: around.client,
      owner: person(`owner${name}`),
      moderator,
      member: person(`editor${name}`),
      name: `Structure ${name}`,
      sandboxUrl: around.sandboxUrl,
    });
  const all = { A: await things('A'), B: await things('B'), C: await things('C') };
  const join = (
    owner: string,
    guest: string,
    role: string,
    { organisationId }: Things,
  ): Promise<void> => joinAs(around, person(owner), organisationId, person(guest), role);
  await join('ownerA', 'editorA', 'editor', all.A);
  await join('ownerA', 'readerA', 'reader', all.A);
  await join('ownerB', 'editorB', 'editor', all.B);
  await join('ownerC', 'editorC', 'editor', all.C);
  await join('ownerA', 'moderatorOfA', 'editor', all.A);
  const states = await makeStates(around, people, moderator);
  await signOut(around, person('signedOut'));
  const { moderatorOfA, withdrawn } = await changeRoles(
    around,
    person('moderatorOfA'),
    person('withdrawn'),
  );
  const cast: Cast = {
    unverified: { person: person('unverified'), isVerified: false },
    verified: { person: person('verified') },
    expendable: { person: person('expendable') },
    ownerA: { person: person('ownerA'), memberOf: 'approved' },
    editorA: { person: person('editorA'), memberOf: 'approved' },
    readerA: { person: person('readerA') },
    ownerB: { person: person('ownerB'), memberOf: 'approved' },
    ownerC: { person: person('ownerC'), memberOf: 'approved' },
    pending: { person: person('pending'), memberOf: 'pending' },
    suspended: { person: person('suspended') },
    curator: { person: curator, role: 'curator' },
    moderator: { person: moderator, role: 'moderator' },
    admin: { person: admin, role: 'admin' },
    moderatorOfA: { person: moderatorOfA, role: 'moderator', memberOf: 'approved' },
    withdrawn: { person: withdrawn },
  };
  const principals = listPrincipals(cast, person('signedOut'));
  return {
    around,
    principals,
    people: { ...people, curator, moderator, admin, moderatorOfA, withdrawn },
    things: all,
    ...states,
  };
}

// Makes both accounts moderators and signs them in, then revokes the role of `leaver` during the
// session: the permissions in its token must no longer count.
async function changeRoles(
  around: Surroundings,
  ofA: Person,
  leaver: Person,
): Promise<Record<'moderatorOfA' | 'withdrawn', Person>> {
  await changeRole(around, 'grant', ofA.email, 'moderator');
  await changeRole(around, 'grant', leaver.email, 'moderator');
  const moderatorOfA = await signIn(around, 'moderatorOfA', ofA.email, ofA.network);
  const withdrawn = await signIn(around, 'withdrawn', leaver.email, leaver.network);
  await changeRole(around, 'revoke', leaver.email, 'moderator');
  return { moderatorOfA, withdrawn };
}
