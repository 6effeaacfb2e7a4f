// Specification: §4.8
import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { locateDevice } from './locate-device.ts';
import { position } from './position.queries.ts';

it('§4 "Any failure shows toast on_geolocation_error and yields null": locateDevice returns no place and this toast when the geolocation module fails to load', async () => {
  const client = new QueryClient();
  expect(await locateDevice(client, () => Promise.reject(new Error('no network')))).toEqual({
    place: null,
    toast: 'on_geolocation_error',
  });
  expect(client.getQueryData(position.device().queryKey)).toBeNull();
});
