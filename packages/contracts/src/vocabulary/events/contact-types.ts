/** Whom visitors reach at a contact of an event: the ticket office, the organiser, or another. */
export const contactTypes = ['booking', 'owner', 'other'] as const;

export type ContactType = (typeof contactTypes)[number];
