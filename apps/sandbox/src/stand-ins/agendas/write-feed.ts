import { towns, words } from './agendas.fr.ts';
import { dayIn } from './write-agenda.ts';

const pieceLength = 262_144;
const days = 300;
const metresApart = 0.0001;

function recordOf(now: Date, index: number, revision: number): object {
  const { city, postalCode, lon, lat } = towns[index % towns.length] ?? {};
  const day = dayIn(now, 5 + (index % days));
  const page = `https://essai.example/evenements/${index}`;
  return {
    uid: String(10_000_000 + index),
    slug: `concert-${index}`,
    canonicalurl: page,
    title_fr: `${words.concert} ${index}.${revision}`,
    description_fr: words.sentence,
    longdescription_fr: `<p>${words.sentence.repeat(8)}</p>`,
    keywords_fr: [words.concert],
    timings: JSON.stringify([{ begin: `${day}T20:00:00+02:00`, end: `${day}T22:00:00+02:00` }]),
    location_name: words.venue,
    location_address: `${1 + (index % 90)} ${words.street}`,
    location_city: city,
    location_postalcode: postalCode,
    location_coordinates: {
      lon: Number(lon) + (index % 50) * metresApart,
      lat: Number(lat) + (index % 40) * metresApart,
    },
    registration: JSON.stringify([{ type: 'link', value: page }]),
    originagenda_title: words.calendar,
  };
}

/** A list of records as the Explore API of OpenAgenda exports it; another revision has other titles. */
export function* writeFeed(now: Date, count: number, revision: number): Generator<string> {
  let piece = `{"total_count":${count},"results":[`;
  for (let index = 0; index < count; index += 1) {
    piece += `${index === 0 ? '' : ','}\n${JSON.stringify(recordOf(now, index, revision))}`;
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield `${piece}\n]}\n`;
}
