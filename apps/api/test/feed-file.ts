import type { FileHandle } from 'node:fs/promises';
import { openTemporary } from '../src/platform/outside/temporary-file.ts';

/** A record as the Explore API of OpenAgenda exports it, on 14 July 2026 in Tours. */
export const feedRecord = (uid: string, title: string, more: object = {}): object => ({
  uid,
  title_fr: title,
  keywords_fr: ['concert'],
  timings: JSON.stringify([
    { begin: '2026-07-14T20:30:00+02:00', end: '2026-07-14T22:00:00+02:00' },
  ]),
  location_name: 'Kiosque',
  location_address: '1 place de la Mairie',
  location_city: 'Tours',
  location_postalcode: '37000',
  location_coordinates: { lon: 0.6848, lat: 47.3941 },
  ...more,
});

export async function feedFile(text: string): Promise<FileHandle> {
  const file = await openTemporary();
  await file.appendFile(text);
  return file;
}
