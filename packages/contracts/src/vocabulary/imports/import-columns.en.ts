import { limits } from '../limits.ts';
import { themeLabels } from '../themes/themes.en.ts';
import { themes } from '../themes/themes.ts';
import type {
  ImportCellKind,
  ImportColumnGroup,
  ImportColumnName,
  ImportColumnWords,
} from './import-columns.ts';

export const importGroupLabels: Record<ImportColumnGroup, string> = {
  identity: 'The essentials',
  dates: 'Dates and times',
  content: 'Description and themes',
  place: 'Place',
  prices: 'Prices',
  booking: 'Booking',
  photos: 'Photos',
};

/**
 * The format of a cell does not depend on the language of the page: numbers take a decimal comma or
 * point in both languages.
 */
export const importCellFormats: Record<ImportCellKind, string> = {
  text: 'Text',
  html: 'Formatted text (HTML), kept as plain text',
  day: 'Date, such as 30/06/2026 or 2026-06-30',
  time: 'Time, such as 20:30; “14h-18h” gives the end too',
  url: 'Address beginning with http:// or https://',
  email: 'Email address, such as contact@exemple.fr',
  phone: 'Phone number, such as 02 47 00 00 00',
  theme: `A theme, by its code: ${themes.map((theme) => `${theme} (${themeLabels[theme]})`).join(', ')}`,
  longitude: `Number between ${limits.bounds.west} and ${limits.bounds.east}, such as 0.6848`,
  latitude: `Number between ${limits.bounds.south} and ${limits.bounds.north}, such as 47.3941`,
  'postal-code': 'French postcode of 5 digits, such as 37000',
  price: 'Amount in euros, such as 12.50; 0 or “gratuit” when free',
  age: 'Age in years, a whole number from 1 to 99',
  'yes-no': 'Yes or no',
};

const photo = (rank: string): ImportColumnWords => ({
  label: `${rank} photo`,
  help: 'JPEG, PNG or WebP at least 400\u00a0pixels wide, fetched after the import.',
});
const credits = (rank: string): ImportColumnWords => ({
  label: `Credits of the ${rank} photo`,
  help: 'Its author, shown on the photo.',
});
const tag = (number: number): ImportColumnWords => ({
  label: `Tag ${number}`,
  help: 'A word or a few, to be found by.',
});

export const importColumnHelp: Record<ImportColumnName, ImportColumnWords> = {
  ext_id: {
    label: 'Identifier',
    help: 'Yours, one for each event: the next import updates the event by it. Several lines with the same one are one event on several dates.',
  },
  title: { label: 'Title', help: `At most ${limits.label.max} characters.` },
  organizer_name: { label: 'Organiser', help: 'The name, as visitors will read it.' },
  start_date: { label: 'First day', help: 'The day it begins.' },
  end_date: { label: 'Last day', help: 'Empty when everything happens on one day.' },
  start_time: { label: 'Starts at', help: 'Paris time.' },
  end_time: { label: 'Ends at', help: 'An end before the start is that of the next morning.' },
  photo1_url: photo('First'),
  photo2_url: photo('Second'),
  photo3_url: photo('Third'),
  photo4_url: photo('Fourth'),
  photo5_url: photo('Fifth'),
  photo1_credits: credits('first'),
  photo2_credits: credits('second'),
  photo3_credits: credits('third'),
  photo4_credits: credits('fourth'),
  photo5_credits: credits('fifth'),
  description: { label: 'Description', help: 'At most 10,000 characters; line breaks are kept.' },
  description_html: { label: 'Description in HTML', help: 'Read when the description is empty.' },
  theme1: { label: 'Main theme', help: 'The one on the card.' },
  theme2: { label: 'Second theme', help: 'Optional.' },
  theme3: { label: 'Third theme', help: 'Optional.' },
  tag1: tag(1),
  tag2: tag(2),
  tag3: tag(3),
  tag4: tag(4),
  tag5: tag(5),
  booking_name: { label: 'Booking contact', help: 'Whom to turn to.' },
  booking_email: { label: 'Booking email', help: '' },
  booking_link: { label: 'Booking link', help: 'The ticket office.' },
  booking_website: { label: 'Website', help: 'That of the event or of the place.' },
  booking_phone: { label: 'Booking phone', help: '' },
  longitude: { label: 'Longitude', help: 'With the latitude: both, or neither.' },
  latitude: { label: 'Latitude', help: 'With the longitude.' },
  address: { label: 'Address', help: 'Number and street.' },
  postal_code: { label: 'Postcode', help: '' },
  city: { label: 'Town', help: '' },
  min_price: { label: 'Lowest price', help: '0 for a free event.' },
  max_price: { label: 'Highest price', help: 'Empty when there is only one price.' },
  price_label: { label: 'Name of the price', help: 'Such as Full price.' },
  min_age: { label: 'Minimum age', help: 'Empty when every age is admitted.' },
  max_age: { label: 'Maximum age', help: 'Empty when there is no limit.' },
  venue_name: { label: 'Name of the venue', help: 'The hall, the park or the square.' },
  accessible: { label: 'Wheelchair accessible', help: 'Yes when a wheelchair can go everywhere.' },
  free: { label: 'Free', help: 'Yes for a free event, without a price column.' },
};
