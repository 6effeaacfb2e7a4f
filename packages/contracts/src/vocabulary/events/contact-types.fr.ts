import type { ContactType } from './contact-types.ts';

/** The heading above a contact. */
export const contactTypeLabels: Record<ContactType, string> = {
  booking: 'Réservation',
  owner: 'Organisateur',
  other: 'Contact',
};
