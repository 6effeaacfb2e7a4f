/** What somebody may do in an organisation: owners also run its members, editors its events, readers read. */
export const memberRoles = ['owner', 'editor', 'reader'] as const;

/** A member role's wire value. */
export type MemberRole = (typeof memberRoles)[number];

/** Whether a member of this role writes events and campaigns. */
export const isEditorRole = (role: MemberRole): boolean => role !== 'reader';
