import { permissions } from '@parages/contracts/vocabulary/accounts/permissions';
import type { MemberRole } from '@parages/contracts/vocabulary/organisations/member-roles';
import type { ConversationSubject } from '@parages/contracts/vocabulary/organisations/message-sides';
import { v4 as uuidv4, v7 as uuidv7 } from 'uuid';
import { accountRepository } from '../../src/features/account/account.repository.ts';
import { startApi } from '../servers/start-api.ts';
import type { User } from '../signed-in.ts';
import { createOrganisation } from './create-organisation.ts';

type AnswerDraft = {
  id?: string;
  readId?: string | null;
  asksPapers?: boolean;
  organisationId?: string;
  attachmentIds?: string[];
};

const team = ['poi_mod', 'org_mod'] as const;

/** An organisation with an event and members of each role, and a team. */
async function openPeople(environment: Record<string, string>) {
  const api = await startApi({
    environment: { FEEDBACK_EMAIL: 'equipe@parages.example', ...environment },
  });
  const { db, signIn } = api;
  const owner = await signIn({ firstName: 'Noa' });
  const [editor, reader] = [await signIn(), await signIn()];
  const moderator = await signIn({ permissions: team, firstName: 'Lou' });
  const other = await signIn({ permissions: team });
  const partisan = await signIn({ permissions: team });
  const administrator = await signIn({ permissions });
  const organisation = await createOrganisation(db);
  const join = (user: User, role: MemberRole, createdAt = api.clock.now()) =>
    db.membership.create({
      data: { organisationId: organisation.id, accountId: user.id, role, createdAt },
    });
  const members = { owner, editor, reader, partisan, administrator };
  const roles: Record<string, MemberRole> = { owner: 'owner', editor: 'editor' };
  for (const [index, [name, user]] of Object.entries(members).entries())
    await join(user, roles[name] ?? 'reader', new Date(Date.UTC(2026, 5, 1, 8, index)));
  return { ...api, ...members, moderator, other, organisation, join };
}

type People = Awaited<ReturnType<typeof openPeople>>;

/** The calls go to the conversation about `subject`; `place` replaces its id. */
function callsOf({ send, organisation }: People, root: string, ownPlace: string) {
  const at = (side: string, place = ownPlace): string => `/${side}/${root}/${place}/conversation`;
  return {
    write: (as: User, text: string, id = uuidv4(), place?: string) =>
      send('POST', at('org', place), { as, body: { id, text } }),
    read: (as: User, side = 'organisation', query = {}, place?: string) =>
      send('GET', at(side === 'team' ? 'moderation' : 'org', place), { as, query }),
    answer: (as: User, text: string, draft: AnswerDraft = {}, place?: string) =>
      send('POST', at('moderation', place), {
        as,
        body: { id: uuidv4(), text, readId: null, organisationId: organisation.id, ...draft },
      }),
    see: (as: User, readId: string, place?: string) =>
      send('PUT', `${at('org', place)}/read`, { as, body: { readId } }),
    close: (as: User, readId: string, place?: string) =>
      send('PUT', `${at('moderation', place)}/done`, { as, body: { readId } }),
    open: (as: User) => send('GET', '/org/conversations', { as }),
    waiting: (as: User, query = {}) => send('GET', '/moderation/conversations', { as, query }),
  };
}

export async function conversationBench(
  subject: ConversationSubject,
  environment: Record<string, string> = {},
) {
  const people = await openPeople(environment);
  const { db, signIn, owner, organisation } = people;
  const poi = await people.create.poi({ label: 'Bal' });
  const give = (organisationId: string) =>
    db.poi.update({ where: { id: poi.id }, data: { organisationId } });
  await give(organisation.id);
  const [root, place] = subject === 'event' ? ['pois', poi.id] : ['organisations', organisation.id];
  const calls = callsOf(people, root, place);
  return {
    ...people,
    ...calls,
    poi,
    path: `${subject === 'event' ? 'events' : 'organisations'}/${place}`,
    mails: () =>
      db.mailOutbox.findMany({
        select: { kind: true, recipient: true, data: true },
        orderBy: [{ kind: 'asc' }, { recipient: 'asc' }],
      }),
    /** Writes messages of the owner directly, "Message 1" first. */
    fill: async (count: number): Promise<void> => {
      await calls.write(owner, 'Message 1');
      const { number: _, ...first } = await db.conversationMessage.findFirstOrThrow({
        where: { side: 'organisation' },
      });
      for (let index = 2; index <= count; index += 1)
        await db.conversationMessage.create({
          data: { ...first, id: uuidv7(), text: `Message ${index}` },
        });
    },
    /** Gives the event to another organisation and returns its owner. */
    giveAway: async (): Promise<User> => {
      const stranger = await signIn();
      const { id: organisationId } = await createOrganisation(db, {
        members: [{ id: stranger.id, role: 'owner' }],
      });
      await give(organisationId);
      return stranger;
    },
    remove: (user: User) => accountRepository(db).remove({ id: user.id, email: user.email }),
  };
}
