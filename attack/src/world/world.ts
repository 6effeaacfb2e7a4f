import { callsOf } from './calls.ts';
import { keyPrincipal, makeKey, makeRevokedKey } from './keys.ts';
import {
  changeRole,
  linkOfMail,
  type Person,
  type Surroundings,
  signIn,
  signOut,
  signUp,
} from './people.ts';
import {
  type Cast,
  listPrincipals,
  type Principal,
  type PrincipalKey,
  type PrincipalName,
} from './principals.ts';
import { declareOrganisation, makeThings, type Things } from './things.ts';
import { eventWords, passwords } from './words.fr.ts';

export type World = {
  around: Surroundings;
  principals: Map<PrincipalName, Principal>;
  people: Record<string, Person>;
  /** Object cases attack A, mostly as the owner of B; generated cases use C. */
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

async function signUpAll(around: Surroundings): Promise<Record<string, Person>> {
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
  const all = [...names, 'moderatorOfA', 'withdrawn', 'signedOut', 'expendable', 'unverified'];
  // In parallel, because an account waits for its verification mail.
  const people = await Promise.all(
    all.map((name, index) =>
      signUp(around, name, index + 1, { isVerified: name !== 'unverified' }),
    ),
  );
  return Object.fromEntries(people.map((person): [string, Person] => [person.name, person]));
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
  const owner = callsOf(around.client, personOf(people, 'suspended'));
  const suspendedKey = await makeKey(owner, declared.id, 'secret');
  const { version } = await moderate('GET', `/moderation/organisations/${declared.id}`);
  await moderate('POST', `/moderation/organisations/${declared.id}/suspension`, {
    version,
    reason: eventWords.suspension,
  });
  return { pendingId: pending.id, suspendedId: declared.id, suspendedKey };
}

const keyNetwork = 41;

type KeyOwner = { owner: Person; organisationId: string };

async function makeKeyPrincipals(
  { client }: Surroundings,
  { ofB, ofC }: Record<'ofB' | 'ofC', KeyOwner>,
  suspendedKey: PrincipalKey,
): Promise<Principal[]> {
  const { owner, organisationId } = ofB;
  const call = callsOf(client, owner);
  const keys: Record<string, PrincipalKey> = {
    keyB: await makeKey(call, organisationId, 'secret'),
    keyC: await makeKey(callsOf(client, ofC.owner), ofC.organisationId, 'secret'),
    readingKeyB: await makeKey(call, organisationId, 'secret', ['events:read']),
    publishableB: await makeKey(call, organisationId, 'publishable'),
    revokedKey: await makeRevokedKey(call, organisationId),
    suspendedKey: { ...suspendedKey, refusal: 'api_key_suspended' },
    unknownKey: { text: `parages_sk_${'0'.repeat(49)}`, scopes: [], refusal: 'api_key_unknown' },
  };
  return Object.entries(keys).map(([name, key]) => keyPrincipal(name, key, keyNetwork));
}

type Staff = Record<'curator' | 'moderator' | 'admin' | 'moderatorOfA' | 'withdrawn', Person>;

const castOf = (person: (name: string) => Person, staff: Staff): Cast => ({
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
  curator: { person: staff.curator, role: 'curator' },
  moderator: { person: staff.moderator, role: 'moderator' },
  admin: { person: staff.admin, role: 'admin' },
  moderatorOfA: { person: staff.moderatorOfA, role: 'moderator', memberOf: 'approved' },
  withdrawn: { person: staff.withdrawn },
});

export async function makeWorld(around: Surroundings): Promise<World> {
  const people = await signUpAll(around);
  const demo = async (role: string): Promise<Person> =>
    signIn(around, role, `${role}@parages.example`, demoNetwork, passwords.demo);
  const [curator, moderator, admin] = await Promise.all([
    demo('curator'),
    demo('moderator'),
    demo('admin'),
  ]);
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
  // In sequence: each pays the only payment that is open at the sandbox.
  const [A, B, C] = [await things('A'), await things('B'), await things('C')];
  const join = (
    owner: string,
    guest: string,
    role: string,
    { organisationId }: Things,
  ): Promise<void> => joinAs(around, person(owner), organisationId, person(guest), role);
  await Promise.all([
    join('ownerA', 'editorA', 'editor', A),
    join('ownerA', 'readerA', 'reader', A),
    join('ownerB', 'editorB', 'editor', B),
    join('ownerC', 'editorC', 'editor', C),
    join('ownerA', 'moderatorOfA', 'editor', A),
  ]);
  const states = await makeStates(around, people, moderator);
  await signOut(around, person('signedOut'));
  const { moderatorOfA, withdrawn } = await changeRoles(
    around,
    person('moderatorOfA'),
    person('withdrawn'),
  );
  const staff = { curator, moderator, admin, moderatorOfA, withdrawn };
  const principals = listPrincipals(castOf(person, staff), person('signedOut'));
  const owners = {
    ofB: { owner: person('ownerB'), organisationId: B.organisationId },
    ofC: { owner: person('ownerC'), organisationId: C.organisationId },
  };
  for (const principal of await makeKeyPrincipals(around, owners, states.suspendedKey))
    principals.set(principal.name, principal);
  return {
    around,
    principals,
    people: { ...people, ...staff },
    things: { A, B, C },
    pendingId: states.pendingId,
    suspendedId: states.suspendedId,
  };
}

// Revokes the role of `leaver` during its session: the permissions in its token must no longer
// count.
async function changeRoles(
  around: Surroundings,
  ofA: Person,
  leaver: Person,
): Promise<Record<'moderatorOfA' | 'withdrawn', Person>> {
  const promote = async (name: string, { email, network }: Person): Promise<Person> => {
    await changeRole(around, 'grant', email, 'moderator');
    return signIn(around, name, email, network);
  };
  const [moderatorOfA, withdrawn] = await Promise.all([
    promote('moderatorOfA', ofA),
    promote('withdrawn', leaver),
  ]);
  await changeRole(around, 'revoke', leaver.email, 'moderator');
  return { moderatorOfA, withdrawn };
}
