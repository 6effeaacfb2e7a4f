import { createApiClient } from '@parages/contracts/client';
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { bindApi } from '../../lib/api.ts';
import { findPlacePosition } from './search.queries.ts';

const position = { lon: 4.97, lat: 46.54 };
const romenay = { kind: 'commune', name: 'Romenay', position, disabled: false };
const rome = { kind: 'foreign', name: 'Rome', position: null, disabled: true };
const nowhere = { kind: 'commune', name: 'Nowhere', position: null, disabled: true };

it.each([
  ['position of the first enabled place', [nowhere, romenay], position],
  ['position of a commune before a town outside France', [romenay, rome], position],
  ['value undefined when a town outside France comes first', [rome, romenay], undefined],
  ['value undefined without a place', [], undefined],
])('findPlacePosition returns the %s', async (_, items, expected) => {
  const client = new QueryClient();
  const fetch: typeof globalThis.fetch = async () => Response.json({ items });
  bindApi(client, createApiClient({ baseUrl: 'http://localhost', fetch }));
  expect(await findPlacePosition(client, 'rome')).toEqual(expected);
});
