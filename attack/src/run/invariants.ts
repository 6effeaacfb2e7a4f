import type { Answer, Client } from '../client/client.ts';
import { problemCode } from '../contract/answers.ts';
import { callsOf } from '../world/calls.ts';
import type { Person } from '../world/people.ts';
import { moveEvent } from '../world/things.ts';
import { hostileNames, passwords } from '../world/words.fr.ts';
import type { World } from '../world/world.ts';

/** `check` returns the breach, or undefined when the rule holds. */
export type Invariant = { name: string; check: (world: World) => Promise<string | undefined> };

const personOf = (world: World, name: string): Person => {
  const person = world.people[name];
  if (person === undefined) throw new Error(`no person is called ${name}`);
  return person;
};

type Change = { field: 'name' | 'website' | 'description'; claim: string };

async function publicIdentity(world: World, { field, claim }: Change): Promise<string | undefined> {
  const { client } = world.around;
  const { organisationId, slug } = world.things.B;
  const call = callsOf(client, personOf(world, 'ownerB'));
  const path = `/org/organisations/${organisationId}`;
  const { version } = await call('GET', path);
  await call('PATCH', path, { version, [field]: claim });
  const shown = await client.send({ method: 'GET', path: `/api/v1/organisers/${slug}` });
  const page = await client.send({ method: 'GET', path: `/organisateur/${slug}` });
  const where = [
    ...(shown.text.includes(claim) ? ['the API'] : []),
    ...(page.text.includes(claim) ? ['the page'] : []),
  ];
  return where.length === 0
    ? undefined
    : `the ${field} of an approved organisation changed without review on ${where.join(' and ')}`;
}

async function publishedContacts(world: World): Promise<string | undefined> {
  const { client } = world.around;
  const { publishedPoiId } = world.things.B;
  const call = callsOf(client, personOf(world, 'ownerB'));
  const path = `/org/pois/${publishedPoiId}`;
  const { status } = await call<{ status: string }>('GET', path);
  // The service refuses changes of a published event that has no revision.
  if (status === 'published') await moveEvent(call, call, publishedPoiId, 'revision');
  const { version } = await call('GET', path);
  const claim = 'https://evil.example/paiement';
  const contact = {
    type: 'booking',
    legalName: 'Contes',
    emails: [],
    phoneNumbers: [],
    websites: [claim],
  };
  const edited = await call('PATCH', `${path}/contacts`, { version, contacts: [contact] });
  const shown = await client.send({ method: 'GET', path: `/api/v1/pois/${publishedPoiId}` });
  await call('DELETE', `${path}/revision?version=${edited.version}`);
  return shown.text.includes(claim)
    ? 'a link of a published event changed without review'
    : undefined;
}

const formFields = (fields: Record<string, string>): string =>
  JSON.stringify({ formFields: Object.entries(fields).map(([id, value]) => ({ id, value })) });

const signUp = (client: Client, firstName: string): Promise<Answer> => {
  const email = `victim-${crypto.randomUUID()}@example.org`;
  const body = formFields({
    email,
    password: passwords.own,
    firstName,
    terms: 'true',
    newsletter: 'false',
    locale: 'fr',
  });
  return client.send({ method: 'POST', path: '/auth-api/signup', body }, { network: 60 });
};

async function firstNames(world: World): Promise<string | undefined> {
  for (const name of hostileNames) {
    const answer = await signUp(world.around.client, name);
    if (answer.status === 200 && answer.text.includes('"OK"'))
      return `an account was created for the first name ${name.slice(0, 40)}`;
  }
  return undefined;
}

const signIn = (
  client: Client,
  email: string,
  password: string,
  network: number,
): Promise<Answer> =>
  client.send(
    { method: 'POST', path: '/auth-api/signin', body: formFields({ email, password }) },
    { network },
  );

async function lockOut(world: World): Promise<string | undefined> {
  const { client } = world.around;
  const email = 'organizer@parages.example';
  for (let attempt = 0; attempt < 12; attempt += 1)
    await signIn(client, email, `wrong ${attempt} password`, 61);
  const answer = await signIn(client, email, passwords.demo, 62);
  return answer.text.includes('"OK"')
    ? undefined
    : `twelve wrong passwords from another network lock the owner out: ${answer.status} ${answer.text.slice(0, 100)}`;
}

async function withdrawnPermission(world: World): Promise<string | undefined> {
  const { cookie, network } = personOf(world, 'withdrawn');
  const answer = await world.around.client.send(
    { method: 'GET', path: '/api/v1/moderation/pois' },
    { cookie, network },
  );
  return problemCode(answer) === 'permission_missing'
    ? undefined
    : `a withdrawn moderator reads the review queue: ${answer.status}`;
}

export const invariants: readonly Invariant[] = [
  {
    name: 'the public name waits for a review',
    check: (world) =>
      publicIdentity(world, { field: 'name', claim: 'Mairie de Tours service officiel' }),
  },
  {
    name: 'the public website waits for a review',
    check: (world) => publicIdentity(world, { field: 'website', claim: 'https://evil.example/' }),
  },
  {
    name: 'the public description waits for a review',
    check: (world) =>
      publicIdentity(world, { field: 'description', claim: 'Inscription obligatoire au 0899' }),
  },
  { name: 'contacts of a published event wait for a review', check: publishedContacts },
  { name: 'first names hold no address', check: firstNames },
  { name: 'wrong passwords from another network do not lock the owner out', check: lockOut },
  { name: 'a withdrawn permission is gone at the next request', check: withdrawnPermission },
];
