import type { ImportColumnName } from './import-columns.ts';

type Line = Partial<Record<ImportColumnName, string>>;

const firstEvening: Line = {
  ext_id: 'bal-2026',
  title: 'Bal des quais',
  organizer_name: 'Comité des fêtes',
  start_date: '2026-07-13',
  start_time: '20:30',
  end_time: '23:30',
  photo1_url: 'https://exemple.fr/photos/bal.jpg',
  photo1_credits: '© Camille Martin',
  description: 'Deux soirs de danse au bord de la Loire.\n\nBuvette sur place.',
  theme1: 'concerts',
  theme2: 'fetes',
  tag1: 'guinguette',
  booking_name: 'Office de tourisme',
  booking_email: 'reservation@exemple.fr',
  booking_link: 'https://exemple.fr/billets',
  booking_phone: '02 47 00 00 00',
  longitude: '0,6848',
  latitude: '47,3941',
  address: '2 quai du Port',
  postal_code: '37000',
  city: 'Tours',
  min_price: '5',
  max_price: '12,50',
  price_label: 'Entrée',
  min_age: '6',
};

/** The two lines of the example file: one event with two dates. */
export const importExample: readonly [Line, Line] = [
  firstEvening,
  { ...firstEvening, start_date: '2026-07-14', start_time: '21:00', end_time: '01:00' },
];
