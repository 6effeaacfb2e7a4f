import type { ContactType } from './contact-types.ts';

export const contactTypeLabels: Record<ContactType, string> = {
  booking: 'Booking',
  owner: 'Organiser',
  other: 'Contact',
};
