import type { Conversation } from '@parages/contracts/types';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import '../event.page.tsx'; // preloaded: a cold import exceeds the test timeout
import '../events.page.tsx';
import '../home.page.tsx';
import { writeDraft } from '../../lib/device-drafts/draft-store.ts';
import { type Answers, claude, openPage, refusal } from '../../test/open-page.tsx';
import './messages.page.tsx';

const slowly = { timeout: 5000 };
const id = '0197a000-0000-7000-8000-000000000001';
const organisation = { id: 'o', name: 'Le Bal' };
const member = claude({
  organisations: [{ ...organisation, role: 'editor', status: 'approved' }],
  permissions: ['poi_editor'],
});
const moderator = claude({ permissions: ['poi_mod', 'org_mod'] });
const messageOf = (change: Partial<Conversation['messages'][number]>) => ({
  id: 'm1',
  side: 'team' as const,
  text: 'À quelle heure ouvrent les portes ?',
  asksPapers: false,
  author: null,
  isMine: false,
  attachments: [],
  sentAt: '2026-06-10T10:00:00Z',
  ...change,
});
const talk: Conversation = {
  organisation,
  poi: { id, label: 'Grand bal' },
  messages: [messageOf({})],
  before: null,
  unread: 1,
  isAskedForPapers: false,
  canWrite: true,
};
const path = `/org/messages/events/${id}`;
const call = `/org/pois/${id}/conversation`;
const teamPath = `/org/moderation/messages/events/${id}`;
const teamCall = `/moderation/pois/${id}/conversation`;
const answers: Answers = { [`GET ${call}`]: talk, [`PUT ${call}/read`]: { unread: 0 } };
const field = () => screen.findByRole('textbox', { name: /^Votre message/ }, slowly);
const type = async (text: string) => fireEvent.change(await field(), { target: { value: text } });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Envoyer' }));
const uploads = `/org/organisations/${organisation.id}/attachments`;
const attach = async () =>
  userEvent.upload(
    await screen.findByLabelText(/^Joindre des fichiers/, { selector: 'input' }, slowly),
    new File(['%PDF-'], 'Statuts.pdf', { type: 'application/pdf' }),
  );
const never = () => new Promise<object>(() => undefined);
const kept = () => Object.keys(localStorage).filter((key) => key.includes('draft:u:message-'));

beforeEach(() => localStorage.clear());

describe('the conversation of an organiser with the team', () => {
  it('shows whom the messages are from, and marks them as read up to the latest one', async () => {
    const mine = messageOf({ id: 'm2', side: 'organisation', isMine: true, text: 'À 20 h.' });
    const nameless = messageOf({ id: 'm0', side: 'organisation', text: 'Bonjour.' });
    const { sent } = openPage(path, member, {
      ...answers,
      [`GET ${call}`]: { ...talk, messages: [nameless, ...talk.messages, mine] },
    });
    const items = within(await screen.findByRole('list', { name: 'Messages' }, slowly));
    const [before, first, second] = items.getAllByRole('listitem');
    expect(before).toHaveTextContent(/^Un membre10 juin/);
    expect(first).toHaveTextContent(/^L’équipe10 juin 2026 à 12 hÀ quelle heure/);
    expect(second).toHaveTextContent(/^Vous.*À 20 h\.$/);
    expect(screen.getByRole('link', { name: 'Voir l’événement' })).toHaveAttribute(
      'href',
      `/org/events/${id}`,
    );
    await waitFor(() => expect(sent(`PUT ${call}/read`)[0]).toEqual({ readId: 'm2' }));
  });

  it('asks for a text, sends it once however often it is pressed, and empties the field', async () => {
    const { sent } = openPage(path, member, { ...answers, [`POST ${call}`]: talk });
    await field();
    await send();
    expect(await screen.findByText('Écrivez votre message')).toBeVisible();
    await type('À 20 h.');
    const button = screen.getByRole('button', { name: 'Envoyer' });
    fireEvent.click(button);
    fireEvent.click(button);
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(sent(`POST ${call}`)).toEqual([
      { id: expect.any(String), text: 'À 20 h.', attachmentIds: [] },
    ]);
    expect(kept()).toEqual([]);
  });

  it('keeps the text after a lost answer, and sends it again with the same id', async () => {
    let isAway = true;
    const { sent } = openPage(path, member, {
      ...answers,
      [`POST ${call}`]: () => (isAway ? refusal(503, 'service_unavailable') : talk),
    });
    await type('À 20 h.');
    await send();
    expect(await screen.findByRole('alert', {}, slowly)).toHaveTextContent(
      'réessayez, il ne partira qu’une fois',
    );
    expect(await field()).toHaveValue('À 20 h.');
    isAway = false;
    await send();
    await waitFor(async () => expect(await field()).toHaveValue(''));
    const ids = sent(`POST ${call}`).map((body) => (body as { id: string }).id);
    expect(new Set(ids).size).toBe(1);
  });

  it('empties the field when the conversation has the message, although its answer was lost', async () => {
    let stored: Conversation = talk;
    openPage(path, member, {
      ...answers,
      [`GET ${call}`]: () => stored,
      [`POST ${call}`]: ({ body }) => {
        const sent = { ...(body as object), side: 'organisation' as const, isMine: true };
        stored = { ...talk, messages: [...talk.messages, messageOf(sent)] };
        return refusal(503, 'service_unavailable');
      },
    });
    await type('À 20 h.');
    await send();
    await waitFor(async () => expect(await field()).toHaveValue(''), slowly);
    expect(screen.getByText('À 20 h.')).toBeVisible();
  });

  it('sends a file that was added after a lost answer as another message, without the files of the first one', async () => {
    const at = new Date().toISOString();
    const target = `message-organisation-events-${id}`;
    const files = ['Kbis', 'Statuts'].map((name) => ({ id: name, name, bytes: 9 }));
    const content = { id: 'kept', text: 'Voici.', files };
    writeDraft({ account: 'u', target, writer: 'closed' }, { at, content, title: 'Grand bal' });
    const attachment = { type: 'application/pdf' as const, bytes: 9, isStored: true };
    const first = messageOf({
      id: 'kept',
      side: 'organisation',
      isMine: true,
      text: 'Voici.',
      attachments: [{ id: 'Kbis', name: 'Kbis', ...attachment }],
    });
    const { sent } = openPage(path, member, {
      ...answers,
      [`GET ${call}`]: { ...talk, messages: [...talk.messages, first] },
      [`POST ${call}`]: ({ body }) =>
        (body as { id: string }).id === 'kept' ? refusal(409, 'message_id_taken') : talk,
    });
    await screen.findByRole('button', { name: 'Retirer Statuts' }, slowly);
    expect(screen.queryByRole('button', { name: 'Retirer Kbis' })).toBeNull();
    await send();
    expect(await screen.findByText(/Une première version de ce message/)).toBeVisible();
    expect(await field()).toHaveValue('Voici.');
    await send();
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(sent(`POST ${call}`)).toEqual([
      { id: 'kept', text: 'Voici.', attachmentIds: ['Statuts'] },
      { id: expect.not.stringMatching('kept'), text: 'Voici.', attachmentIds: ['Statuts'] },
    ]);
  });

  it('sends nothing while a file is on its way, says so and keeps the text', async () => {
    const { sent } = openPage(path, member, {
      ...answers,
      [`POST ${call}`]: talk,
      [`POST ${uploads}`]: never,
    });
    await type('Voici.');
    await attach();
    expect(await screen.findByText('Un fichier est en cours d’envoi')).toBeInTheDocument();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent('Attendez qu’il soit joint');
    fireEvent.submit(await field());
    expect(sent(`POST ${call}`)).toEqual([]);
    expect(await field()).toHaveValue('Voici.');
  });

  it('keeps what a later page has typed when an upload of a closed page ends', async () => {
    let finish: (file: object) => void = () => undefined;
    const { router } = openPage(path, member, {
      ...answers,
      [`POST ${uploads}`]: () =>
        new Promise<object>((resolve) => {
          finish = resolve;
        }),
    });
    await type('Voici.');
    await attach();
    await screen.findByText('Un fichier est en cours d’envoi');
    await act(() => router.navigate('/org/home'));
    await act(() => router.navigate(path));
    await waitFor(async () => expect(await field()).toHaveValue('Voici.'));
    await type('Voici les statuts.');
    const content = () => kept().map((key) => localStorage.getItem(key));
    const before = content();
    await act(async () => {
      finish({ id: 'f', name: 'Statuts', type: 'application/pdf', bytes: 9 });
      await new Promise((resolve) => setTimeout(resolve));
    });
    expect(content()).toEqual(before);
  });

  it('takes no file while the message is being sent, and says so', async () => {
    const { sent } = openPage(path, member, { ...answers, [`POST ${call}`]: never });
    await type('Voici.');
    await send();
    await attach();
    expect(await screen.findByRole('alert')).toHaveTextContent(/pendant l’envoi du message/);
    expect(screen.getByRole('button', { name: 'Joindre un fichier' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(sent(`POST ${uploads}`)).toEqual([]);
  });

  it('gives back what a closed page has left, from the first character', async () => {
    const at = new Date().toISOString();
    const target = `message-organisation-events-${id}`;
    const content = { id: 'kept', text: 'À 20', files: [{ id: 'f', name: 'Statuts', bytes: 9 }] };
    writeDraft({ account: 'u', target, writer: 'closed' }, { at, content, title: 'Grand bal' });
    openPage('/org/home', member, answers);
    expect(
      await screen.findByRole(
        'link',
        { name: /Reprendre votre message au sujet de «\sGrand bal\s»/ },
        slowly,
      ),
    ).toHaveAttribute('href', path);
    openPage(path, member, answers);
    await waitFor(async () => expect(await field()).toHaveValue('À 20'));
    expect(screen.getByText(/Nous avons retrouvé le message/)).toBeVisible();
    await type('');
    expect(kept()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Retirer Statuts' }));
    expect(kept()).toEqual([]);
  });

  it('says that the quota of the day is reached, and keeps the text', async () => {
    const quota = { name: 'messagesPerDay', most: 50 };
    const problem = { code: 'quota_reached', status: 409, quota };
    const headers = { 'content-type': 'application/problem+json' };
    openPage(path, member, {
      ...answers,
      [`POST ${call}`]: Response.json(problem, { status: 409, headers }),
    });
    await type('À 20 h.');
    await send();
    expect(await screen.findByRole('alert', {}, slowly)).toHaveTextContent(/50 messages/);
    expect(await field()).toHaveValue('À 20 h.');
  });

  it('has no field and no request for papers for a reader, and names a conversation that is not accessible', async () => {
    const asked = { ...talk, canWrite: false, isAskedForPapers: true };
    openPage(path, member, { ...answers, [`GET ${call}`]: asked });
    expect(await screen.findByText(/^Vous lisez cette conversation/, {}, slowly)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByText('L’équipe attend vos pièces')).toBeNull();
    openPage(path, member, { [`GET ${call}`]: refusal(404, 'poi_not_found') });
    expect(await screen.findByText('Cette conversation n’est pas accessible')).toBeVisible();
  });
});

describe('the conversation of a moderator with an organisation', () => {
  const waiting = {
    ...talk,
    messages: [messageOf({ side: 'organisation', author: 'Noa', text: 'Bonjour' })],
  };

  it('sends the answer with the latest message that was read, and keeps it when another moderator was first', async () => {
    const newer = messageOf({ id: 'm2', author: 'Lou', text: 'Oui' });
    let latest: Conversation = waiting;
    const { sent } = openPage(teamPath, moderator, {
      [`GET ${teamCall}`]: () => latest,
      [`POST ${teamCall}`]: () => {
        if (latest !== waiting) return latest;
        latest = { ...waiting, messages: [...waiting.messages, newer] };
        return refusal(409, 'conversation_stale');
      },
    });
    await type('Non');
    await send();
    expect(await screen.findByRole('alert', {}, slowly)).toHaveTextContent(
      'Un autre modérateur vient de répondre',
    );
    expect(await screen.findByText('Oui')).toBeVisible();
    expect(await field()).toHaveValue('Non');
    await send();
    await waitFor(async () => expect(await field()).toHaveValue(''));
    expect(sent(`POST ${teamCall}`)).toMatchObject([
      { text: 'Non', readId: 'm1', organisationId: 'o' },
      { text: 'Non', readId: 'm2', organisationId: 'o' },
    ]);
  });

  it('marks the conversation as done without an answer', async () => {
    const { sent } = openPage(teamPath, moderator, {
      [`GET ${teamCall}`]: waiting,
      [`PUT ${teamCall}/done`]: { unread: 0 },
    });
    const done = await screen.findByRole('button', { name: 'Marquer comme traité' }, slowly);
    await userEvent.click(done);
    expect(await screen.findByText('Conversation marquée comme traitée')).toBeVisible();
    expect(sent(`PUT ${teamCall}/done`)).toEqual([{ readId: 'm1' }]);
  });

  it('is listed while it waits, with its organisation, number and first words', async () => {
    const item = { organisation, poi: talk.poi, messages: 2, text: 'Bonjour', isOwn: true };
    openPage('/org/moderation/messages', moderator, {
      'GET /moderation/conversations': {
        items: [{ ...item, oldestAt: new Date().toISOString() }],
        total: 1,
      },
    });
    const row = within(
      within(
        await screen.findByRole('list', { name: 'Conversations en attente' }, slowly),
      ).getByRole('listitem'),
    );
    expect(row.getByRole('link', { name: 'Grand bal' })).toHaveAttribute('href', teamPath);
    expect(row.getByText(/^Le Bal · 2 messages · depuis/)).toBeVisible();
    expect(row.getByText('Votre organisation')).toBeVisible();
    expect(row.getByText('Bonjour')).toBeVisible();
  });
});

it('unread messages and asked papers are on the home of an organiser', async () => {
  const open = {
    items: [
      {
        organisation,
        poi: talk.poi,
        unread: 2,
        isAskedForPapers: true,
        latestAt: '2026-06-10T10:00:00Z',
      },
    ],
  };
  openPage('/org/home', member, { 'GET /org/conversations': open });
  const name = /^Répondre : Notre équipe attend vos pièces au sujet de «\sGrand bal\s»$/;
  expect(await screen.findByRole('link', { name }, slowly)).toHaveAttribute('href', path);
  expect(screen.getByText('2 messages non lus, le dernier du 10 juin 2026.')).toBeVisible();
});
