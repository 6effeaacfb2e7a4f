/** The two sides of a conversation: an organisation, and the team that moderates. */
export const messageSides = ['organisation', 'team'] as const;

export type MessageSide = (typeof messageSides)[number];

/** Types of the files that a message may have; pictures of other types are stored as JPEG. */
export const attachmentTypes = ['application/pdf', 'image/jpeg'] as const;

export type AttachmentType = (typeof attachmentTypes)[number];

/** What a conversation is about: an event, or the organisation itself. */
export const conversationSubjects = ['event', 'organisation'] as const;

export type ConversationSubject = (typeof conversationSubjects)[number];
