import type { MessageSide } from '@parages/contracts/vocabulary/organisations/message-sides';

/** A conversation, by the part of its address that names it, and the side that writes. */
export type MessagePlace = { side: MessageSide; about: 'events' | 'organisations'; id: string };

/** The target of the draft of a message (`draft-store.ts`). */
export const messageTarget = ({ side, about, id }: MessagePlace): string =>
  `message-${side}-${about}-${id}`;

export const messagesPath = ({ side, about, id }: MessagePlace): string =>
  `/org/${side === 'team' ? 'moderation/' : ''}messages/${about}/${id}`;

/** The page of the message that a draft belongs to; undefined for the draft of an event. */
export function pathOfMessage(target: string): string | undefined {
  const [, side, about, id = ''] =
    /^message-(organisation|team)-(events|organisations)-([0-9a-f-]{1,40})$/.exec(target) ?? [];
  if (side !== 'organisation' && side !== 'team') return undefined;
  if (about !== 'events' && about !== 'organisations') return undefined;
  return messagesPath({ side, about, id });
}
