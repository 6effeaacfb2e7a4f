/**
 * Role of a member in an organisation: owners manage its members, events and campaigns, editors its
 * events and campaigns; readers only read.
 */
export const memberRoles = ['owner', 'editor', 'reader'] as const;

export type MemberRole = (typeof memberRoles)[number];

export const isEditorRole = (role: MemberRole): boolean => role !== 'reader';
