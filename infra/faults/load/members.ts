import { demoPassword } from '../../../apps/api/src/commands/demo-people.fr.ts';
import type { Stage } from '../stage/start-stage.ts';
import { formOf, Person, type Reply, textAt } from './person.ts';

/** Who writes during the faults; prepared before the first one. */
export type Members = {
  organiser: Person;
  moderator: Person;
  visitor: { id: string; person: Person };
  /** With an API key of the organisation. */
  program: Person;
  organisationId: string;
};

function expectOk(reply: Reply, what: string): Reply {
  if (reply.status === 0 || reply.status >= 300)
    throw new Error(`${what}: ${reply.status} ${JSON.stringify(reply.body)}`);
  return reply;
}

async function signIn({ origin }: Stage, role: string): Promise<Person> {
  const person = new Person(origin);
  const fields = { email: `${role}@parages.example`, password: demoPassword };
  const reply = await person.call('POST', '/auth-api/signin', { body: formOf(fields) });
  if (textAt(reply.body, 'status') !== 'OK')
    throw new Error(`sign-in of ${role}: ${reply.status} ${JSON.stringify(reply.body)}`);
  return person;
}

export async function prepareMembers(stage: Stage): Promise<Members> {
  const organiser = await signIn(stage, 'organizer');
  const moderator = await signIn(stage, 'moderator');
  const visitor = await signIn(stage, 'user');
  const me = expectOk(await visitor.call('GET', '/api/v1/me'), 'the account');
  const list = expectOk(await organiser.call('GET', '/api/v1/org/organisations'), 'organisations');
  const organisationId = textAt(list.body, 'items.0.id');
  const own = `/api/v1/org/organisations/${organisationId}`;
  const draft = { kind: 'secret', name: 'Pannes', scopes: ['events:write'] };
  const key = expectOk(
    await organiser.call('POST', `${own}/api-keys`, { body: draft }),
    'an API key',
  );
  const webhook = { url: stage.receiverUrl, types: ['event.published'] };
  expectOk(await organiser.call('POST', `${own}/webhooks`, { body: webhook }), 'a webhook');
  return {
    organiser,
    moderator,
    visitor: { id: textAt(me.body, 'id'), person: visitor },
    program: new Person(stage.origin, textAt(key.body, 'key')),
    organisationId,
  };
}
