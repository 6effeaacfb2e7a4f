import { addTexts } from '../texts.ts';

export const messagesLinkFr = {
  organisation: 'Messages avec l’équipe',
  team: 'Écrire à l’organisation',
  unread_one: '{{count}} message non lu de l’équipe',
  unread_other: '{{count}} messages non lus de l’équipe',
  unread_many: '{{count}} messages non lus de l’équipe',
  asked: 'L’équipe attend vos pièces',
} as const;

export const messagesLinkTexts = addTexts('messagesLink', messagesLinkFr);
