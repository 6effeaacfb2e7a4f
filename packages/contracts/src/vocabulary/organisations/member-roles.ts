/**
 * Role of a member in an organisation: owners manage its members, events and campaigns, editors its
 * events and campaigns; readers only read.
 */
export const memberRoles = ['owner', 'editor', 'reader'] as const;

export type MemberRole = (typeof memberRoles)[number];

/** Whether a member with this role may edit events and campaigns. */
export const isEditorRole = (role: MemberRole): boolean => role !== 'reader';
