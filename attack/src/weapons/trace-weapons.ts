import { callsOf } from '../world/calls.ts';
import { moveEvent, tabsOf } from '../world/things.ts';
import type { Hands, Weapon } from './weapon.ts';

const megabyte = 1_000_000;
const gpx = (inside: string): string =>
  `<?xml version="1.0"?><gpx version="1.1" xmlns="http://www.topografix.com/GPX/1/1">${inside}</gpx>`;

/** A winding track within France, whose points do not lie on one line. */
function track(points: number): string {
  const written = Array.from({ length: points }, (_, index) => {
    const lat = 47 + (index / points) * 0.8;
    const lon = 0.68 + Math.sin(index / 7) * 0.02 + (index % 2) * 0.0004;
    return `<trkpt lat="${lat.toFixed(6)}" lon="${lon.toFixed(6)}"><ele>${60 + (index % 50)}</ele></trkpt>`;
  });
  return gpx(`<trk><trkseg>${written.join('')}</trkseg></trk>`);
}

const entities = `<!DOCTYPE gpx [<!ENTITY a "aaaaaaaaaa">${Array.from({ length: 9 }, (_, one) => `<!ENTITY a${one} "${`&a${one === 0 ? '' : one - 1};`.repeat(10)}">`).join('')}]>`;

const files: Record<string, () => string> = {
  'attributes without values, 10 MB': () => `<gpx ${'a '.repeat(5 * megabyte)}>`,
  'attributes, 10 MB': () =>
    `<gpx ${Array.from({ length: 600_000 }, (_, index) => `a${index}="1"`).join(' ')}></gpx>`,
  'deep elements, 10 MB': () => gpx('<a>'.repeat(3 * megabyte)),
  'wide elements, 10 MB': () => gpx('<a/>'.repeat(2 * megabyte)),
  'opened brackets, 10 MB': () => `<gpx>${'<'.repeat(9 * megabyte)}`,
  'open comment, 10 MB': () => gpx('<!--'.repeat(2 * megabyte)),
  'open sections, 10 MB': () => gpx('<![CDATA['.repeat(megabyte)),
  'spaces, 10 MB': () => gpx(' '.repeat(9 * megabyte)),
  entities: () => `<?xml version="1.0"?>${entities}<gpx>&a8;</gpx>`,
  'external entity': () =>
    '<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY x SYSTEM "file:///etc/passwd">]><gpx>&x;</gpx>',
  'points, 120,000': () => track(120_000),
  'coordinates of KML, 10 MB': () =>
    `<kml><LineString><coordinates>${'0.7,47.4 '.repeat(megabyte)}</coordinates></LineString></kml>`,
  'deep JSON, 10 MB': () => '['.repeat(9 * megabyte),
  'deep JSON, closed': () =>
    `{"type":"LineString","coordinates":${'['.repeat(500_000)}${']'.repeat(500_000)}}`,
  'wide JSON, 10 MB': () =>
    `{"type":"LineString","coordinates":[${'[0.7,47.4],'.repeat(800_000)}[0.7,47.5]]}`,
};

const formOf = (version: number, name: string, text: string) => [
  { name: 'version', value: String(version) },
  { name: 'file', file: { name, type: 'application/gpx+xml', bytes: Buffer.from(text) } },
];

const ownerOf = (hands: Hands) => {
  const owner = hands.world.people.ownerC;
  if (owner === undefined) throw new Error('the attacker has no account');
  return callsOf(hands.world.around.client, owner);
};

/** A new draft of the attacker, complete except for its dates. */
async function newDraft(hands: Hands): Promise<{ poiId: string; version: number }> {
  const call = ownerOf(hands);
  const { id: poiId } = await call(
    'POST',
    `/org/pois/${hands.world.things.C.poiId}/duplication`,
    {},
  );
  const { version } = await call('GET', `/org/pois/${poiId}`);
  return { poiId, version };
}

async function upload(hands: Hands, name: string, text: string): Promise<string> {
  const { poiId, version } = await newDraft(hands);
  await hands.fire(
    'addPoiTrace',
    { method: 'POST', path: `/api/v1/org/pois/${poiId}/trace`, body: formOf(version, name, text) },
    'ownerC',
  );
  return poiId;
}

async function readByOrganiser(hands: Hands, poiId: string): Promise<void> {
  for (const [operation, path] of [
    ['getOrganiserPoi', `/api/v1/org/pois/${poiId}`],
    ['previewOrganiserPoi', `/api/v1/org/pois/${poiId}/preview`],
  ] as const)
    hands.expectRead(await hands.fire(operation, { method: 'GET', path }, 'ownerC'), operation);
}

async function publishTour(hands: Hands): Promise<void> {
  const poiId = await upload(hands, 'tour.gpx', track(12_000));
  const [call, moderator] = [ownerOf(hands), hands.world.people.moderator];
  if (moderator === undefined) throw new Error('there is no moderator');
  const { version } = await call('GET', `/org/pois/${poiId}`);
  await call('PATCH', `/org/pois/${poiId}/dates`, { ...tabsOf('Tour en boucle').dates, version });
  await moveEvent(call, call, poiId, 'submission', { autopublish: true });
  await moveEvent(call, callsOf(hands.world.around.client, moderator), poiId, 'acceptance');
  const path = `/api/v1/pois/${poiId}`;
  const read = async (operation: string | undefined, address: string): Promise<void> =>
    hands.expectRead(
      await hands.fire(operation, { method: 'GET', path: address }, 'visitor'),
      address,
    );
  for (let visit = 0; visit < 3; visit += 1) await read('getPoi', path);
  await read('getPoiTrace', `${path}/trace.gpx`);
  await read(undefined, `/poi/${poiId}`);
}

export const traceWeapons: Weapon[] = [
  {
    name: 'trace/20,000 points, read by its organiser',
    use: async (hands) => readByOrganiser(hands, await upload(hands, 'tour.gpx', track(19_900))),
  },
  { name: 'trace/12,000 points, published and read by a visitor', use: publishTour },
  ...Object.entries(files).map(
    ([name, text]): Weapon => ({
      name: `trace/${name}`,
      use: async (hands) => {
        const extension = name.includes('JSON') ? 'geojson' : name.includes('KML') ? 'kml' : 'gpx';
        await upload(hands, `a.${extension}`, text());
      },
    }),
  ),
];
