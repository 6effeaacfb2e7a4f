import type { MemberRow } from './members.repository.ts';
import type { Member } from './members.schema.ts';

/** Maps a member to the shape of the API. `viewerId`: the account that reads it. */
export const toMember = ({ joinedAt, ...row }: MemberRow, viewerId: string): Member => ({
  ...row,
  joinedAt: joinedAt.toISOString(),
  isMe: row.accountId === viewerId,
});
