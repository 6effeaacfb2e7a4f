import type { OpenConversations, UserProfile } from '@parages/contracts/types';
import type { OrganisationStatus } from '@parages/contracts/vocabulary/organisations/organisation-statuses';
import { dayOf } from '../../lib/day-of.ts';
import { messagesPath } from '../../lib/device-drafts/message-target.ts';
import { addTexts, textsOf } from '../../lib/texts.ts';
import { homeFr } from './home.fr.ts';
import type { TaskProps } from './task.tsx';

export const homeTexts = addTexts('home', homeFr);
const say = textsOf(homeTexts);

export type KeyedTask = TaskProps & { key: string };
type Organisation = UserProfile['organisations'][number];
type Event = { id: string; label: string; updatedAt: string };

const ofStatus = (organisations: readonly Organisation[], status: OrganisationStatus) =>
  organisations.filter((organisation) => organisation.status === status);

export function organisationTasks(organisations: readonly Organisation[]): KeyedTask[] {
  if (organisations.length === 0) {
    const words = {
      title: say('declare.title'),
      text: say('declare.text'),
      action: say('declare.action'),
    };
    return [{ key: 'declare', icon: 'people', href: '/org/organisations/new', ...words }];
  }
  const led = (
    word: 'correctOrganisation' | 'suspended',
    status: OrganisationStatus,
  ): KeyedTask[] =>
    ofStatus(organisations, status).map(({ id, name }) => ({
      key: id,
      icon: 'alert',
      tone: 'urgent',
      href: `/org/organisations/${id}`,
      title: say(`${word}.title`, { name }),
      action: say(`${word}.action`),
    }));
  return [...led('correctOrganisation', 'refused'), ...led('suspended', 'suspended')];
}

export const waitingTasks = (
  organisations: readonly Organisation[],
  inReview: number,
): KeyedTask[] => [
  ...ofStatus(organisations, 'pending').map(
    ({ id, name }): KeyedTask => ({
      key: id,
      icon: 'clock',
      tone: 'waiting',
      href: `/org/organisations/${id}`,
      title: say('pending.title', { name }),
      text: say('pending.text'),
      action: say('pending.action'),
    }),
  ),
  ...(inReview === 0
    ? []
    : [
        {
          key: 'in-review',
          icon: 'eye' as const,
          tone: 'waiting' as const,
          href: '/org/events?status=in-review',
          title: say('inReview', { count: inReview }),
          text: say('inReviewText'),
          action: say('see'),
        },
      ]),
];

export const messageTasks = (items: OpenConversations['items']): KeyedTask[] =>
  items.map(({ organisation, poi, unread, isAskedForPapers, latestAt }) => ({
    key: `messages ${organisation.id} ${poi?.id}`,
    icon: 'mail',
    tone: isAskedForPapers ? 'urgent' : 'normal',
    href: messagesPath({
      side: 'organisation',
      about: poi === null ? 'organisations' : 'events',
      id: poi?.id ?? organisation.id,
    }),
    title: say(isAskedForPapers ? 'messages.asked' : 'messages.unread', {
      title: poi?.label || organisation.name,
    }),
    ...(unread > 0 && { text: say('messages.text', { count: unread, day: dayOf(latestAt) }) }),
    action: say(isAskedForPapers ? 'messages.answer' : 'messages.read'),
  }));

const eventIcons = {
  refused: 'alert',
  accepted: 'check',
  draft: 'pencil',
  ready: 'check',
} as const;

export const eventTasks = (word: keyof typeof eventIcons, events: readonly Event[]): KeyedTask[] =>
  events.map(({ id, label, updatedAt }) => ({
    key: id,
    icon: eventIcons[word],
    tone: word === 'refused' ? 'urgent' : 'normal',
    href: `/org/events/${id}`,
    title: say(`${word}.title`, { title: label }),
    text: say(`${word}.text`, { day: dayOf(updatedAt) }),
    action: say(`${word}.action`),
  }));
