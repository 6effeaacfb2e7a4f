/** Whom a contact leads to. */
export const contactTypes = ['booking', 'owner', 'other'] as const;

/** A contact type's wire value. */
export type ContactType = (typeof contactTypes)[number];
