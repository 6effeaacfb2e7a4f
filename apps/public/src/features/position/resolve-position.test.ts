// Specification: §4.4 (all 81 states)
import { describe, expect, it } from 'vitest';
import type { KnownPlace } from '../../lib/search/search-place.ts';
import { type PositionAnswer, resolvePosition } from './resolve-position.ts';

const place = (kind: KnownPlace['kind']): KnownPlace => ({
  kind,
  name: kind,
  position: { lon: 0, lat: 47 },
});
const kinds = { town: 'town', manual: 'chosen', device: 'device', ip: 'ip' } as const;
const states = ['known', 'loading', 'none'] as const;
type State = (typeof states)[number];

const answer = (source: keyof typeof kinds, state: State): PositionAnswer =>
  state === 'known' ? place(kinds[source]) : state === 'loading' ? 'loading' : null;

const resolve = (town: State, manual: State, device: State, ip: State) =>
  resolvePosition({
    town: answer('town', town),
    manual: answer('manual', manual),
    device: answer('device', device),
    ip: answer('ip', ip),
  });

describe('§4 "on a city page the town position; otherwise the manual position from the query string, then device geolocation, then a position derived from the IP address"', () => {
  it.each([
    ['known', 'known', 'known', 'known', 'town'],
    ['none', 'known', 'known', 'known', 'chosen'],
    ['none', 'none', 'known', 'known', 'device'],
    ['none', 'none', 'none', 'known', 'ip'],
    ['none', 'none', 'loading', 'known', 'ip'],
    ['none', 'loading', 'known', 'none', 'device'],
  ] as const)(
    'resolvePosition with town %s, manual %s, device %s, IP %s returns the %s place',
    (town, manual, device, ip, kind) =>
      expect(resolve(town, manual, device, ip)).toEqual(place(kind)),
  );
});

it('§4 "Position is undefined only when none is available and none is still loading": resolvePosition over all 81 states; `loading` when none is available but one is loading', () => {
  const every = states.flatMap((town) =>
    states.flatMap((manual) =>
      states.flatMap((device) => states.map((ip) => [town, manual, device, ip] as const)),
    ),
  );
  expect(every).toHaveLength(81);
  for (const state of every) {
    const isUndefined = !state.includes('known') && !state.includes('loading');
    expect(resolve(...state) === undefined, state.join()).toBe(isUndefined);
    expect(resolve(...state) === 'loading', state.join()).toBe(
      !state.includes('known') && state.includes('loading'),
    );
  }
});
