import { rememberedPlaceCookie } from '@parages/contracts/vocabulary/search/remembered-place';
import { expect, it } from 'vitest';
import { rememberedPlace, rememberPlace } from './remembered-place.ts';

const tours = { lon: 0.704, lat: 47.3948 };

it('decisions "a first-party cookie that the server can read, rounded to 0.01°, 13 months": rememberPlace stores the last place, for 393 days', async () => {
  expect(rememberedPlace()).toBeNull();
  rememberPlace({ lon: -0.5477, lat: 47.4738 });
  rememberPlace(tours);
  expect(rememberedPlace()).toEqual({ lon: 0.7, lat: 47.39 });
  expect(await cookieStore.get(rememberedPlaceCookie)).toMatchObject({
    value: '0.7%2C47.39',
    path: '/',
    sameSite: 'lax',
    expires: expect.closeTo(Date.now() + 393 * 24 * 3_600_000, -5),
  });
});

it.each(['', 'x', '181,47', '0.7%2C47.39%2C1', '%E0%A4%A', '0.70412,47.39'])(
  'rememberedPlace is null for a cookie with a value that the site would not write: %j',
  (value) => {
    void cookieStore.set(rememberedPlaceCookie, value);
    expect(rememberedPlace()).toBeNull();
  },
);

it('rememberedPlace reads its cookie, not another one whose name ends like its own', () => {
  void cookieStore.set('another-parages-place', '2.35,48.85');
  rememberPlace(tours);
  expect(rememberedPlace()).toEqual({ lon: 0.7, lat: 47.39 });
  void cookieStore.delete('another-parages-place');
});
