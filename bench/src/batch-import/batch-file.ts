import { importColumnNames } from '@parages/contracts/vocabulary/imports/import-columns';
import { csvLine } from '@parages/contracts/vocabulary/text/csv-text';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { isoDayOf } from '../search/data/calendar.ts';
import type { Town } from '../search/data/towns.ts';

const description =
  'Un après-midi de musique, de danse et de rencontres au bord de l’eau, avec une buvette tenue par les bénévoles, des jeux pour les enfants et une scène ouverte en fin de journée. ';

/** One line in ten is a second date of the event before it. */
export function batchFile(lines: number, towns: readonly Town[], today: number): string {
  const rows: string[] = [csvLine(importColumnNames)];
  for (let line = 0; line < lines; line += 1) {
    const event = line % 10 === 9 ? line - 1 : line;
    const town = towns[(event * 7919) % towns.length];
    const shift = ((event * 31) % 200) / 2000;
    const cells: Record<string, string> = {
      ext_id: `agenda-${event}`,
      title: `Fête ${event % 5000} de ${town?.name ?? 'Tours'}`,
      organizer_name: 'Comité des fêtes',
      start_date: isoDayOf(today + 1 + (line % 300)),
      start_time: '20:30',
      end_time: '23:00',
      description: description.repeat(2),
      theme1: themes[event % themes.length] ?? 'fetes',
      tag1: 'guinguette',
      tag2: 'plein air',
      longitude: String((town?.lon ?? 0.68) + shift).replace('.', ','),
      latitude: String((town?.lat ?? 47.39) - shift).replace('.', ','),
      address: '2 quai du Port',
      city: town?.name ?? 'Tours',
      min_price: '5',
      max_price: '12,50',
      price_label: 'Entrée',
      ...(event % 3 === 0
        ? {
            photo1_url: `https://exemple.fr/photos/${event}.jpg`,
            photo1_credits: '© Camille Martin',
          }
        : {}),
      ...(event % 5 === 0
        ? { booking_email: 'reservation@exemple.fr', booking_phone: '02 47 00 00 00' }
        : {}),
    };
    rows.push(csvLine(importColumnNames.map((name) => cells[name] ?? '')));
  }
  return rows.join('');
}
