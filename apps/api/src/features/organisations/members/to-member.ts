import type { MemberRow } from './members.repository.ts';
import type { Member } from './members.schema.ts';

export const toMember = ({ joinedAt, ...row }: MemberRow, viewerId: string): Member => ({
  ...row,
  joinedAt: joinedAt.toISOString(),
  isMe: row.accountId === viewerId,
});
