import sharp from 'sharp';
import { z } from 'zod';
import type { Form } from '../client/client.ts';
import { callsOf } from './calls.ts';
import type { World } from './world.ts';

const list = z.object({ items: z.array(z.object({ id: z.string() })) });
const rounds = 40;
const photos = 3;
const pages = [
  '/',
  '/ville/tours',
  '/ville/orleans',
  '/promotions',
  '/org/',
  '/og/parages.png',
  '/sitemaps/evenements-1.xml',
  '/api/openapi.json',
];

// Twelve megapixels, the size of a phone's photo.
const takePhoto = (): Promise<Buffer> =>
  sharp({
    create: {
      width: 4_000,
      height: 3_000,
      channels: 3,
      background: '#456',
      noise: { type: 'gaussian', mean: 120, sigma: 30 },
    },
  })
    .jpeg({ quality: 60 })
    .toBuffer();

async function uploadPhotos({ around, people, things }: World): Promise<void> {
  const { ownerC } = people;
  if (ownerC === undefined) throw new Error('the attacker has no account');
  const form: Form = [
    { name: 'file', file: { name: 'photo.jpg', type: 'image/jpeg', bytes: await takePhoto() } },
  ];
  const call = callsOf(around.client, ownerC);
  for (let photo = 0; photo < photos; photo += 1) {
    const { mediaFileId } = await call<{ mediaFileId: string }>(
      'POST',
      `/org/pois/${things.C.poiId}/media`,
      form,
    );
    await call('DELETE', `/media/${mediaFileId}?poiId=${things.C.poiId}`);
  }
}

/**
 * Ordinary requests come first, so that memory growth is measured from a warm service.
 * @returns ids of published events
 */
export async function warmUp(world: World): Promise<string[]> {
  const { client } = world.around;
  const search = await client.send({
    method: 'GET',
    path: '/api/v1/pois?lon=0.68&lat=47.39&distanceKm=100&pageSize=40',
  });
  const poiIds = list.parse(JSON.parse(search.text)).items.map(({ id }) => id);
  for (let round = 0; round < rounds; round += 1) {
    const id = poiIds[round % poiIds.length];
    const varied = [...pages, `/ville/tours?dist=${round + 5}`, `/poi/${id}`, `/api/v1/pois/${id}`];
    await Promise.all(varied.map((path) => client.send({ method: 'GET', path })));
  }
  await uploadPhotos(world);
  return poiIds;
}
