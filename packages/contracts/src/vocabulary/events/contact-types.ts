/** Who answers at a contact of an event. */
export const contactTypes = ['booking', 'owner', 'other'] as const;

/** A contact type's wire value. */
export type ContactType = (typeof contactTypes)[number];
