import { z } from 'zod';
import type { Client } from '../client/client.ts';

const list = z.object({ items: z.array(z.object({ id: z.string() })) });
const rounds = 15;
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

/** Visits what an ordinary day visits, so that memory is compared with a service at work. @returns ids of published events */
export async function warmUp(client: Client): Promise<string[]> {
  const search = await client.send({ method: 'GET', path: '/api/v1/pois?lon=0.68&lat=47.39&distanceKm=100&pageSize=40' });
  const poiIds = list.parse(JSON.parse(search.text)).items.map(({ id }) => id);
  for (let round = 0; round < rounds; round += 1) {
    const events = poiIds.slice(round * 2, round * 2 + 2).flatMap((id) => [`/poi/${id}`, `/api/v1/pois/${id}`]);
    const varied = [...pages, `/ville/tours?dist=${round + 5}`, ...events];
    await Promise.all(varied.map((path) => client.send({ method: 'GET', path })));
  }
  return poiIds;
}
