import { expect, it } from 'vitest';
import { feedSearch } from './feed-search.ts';

const of = (query: string) => feedSearch(new URLSearchParams(query));
const here = { lon: 0.68481, lat: 47.39362 };

it('feedSearch keeps the filters and the order of an address in one spelling, and nothing else', () => {
  expect(of('')).toBe('');
  expect(of('utm_source=x&pages=3')).toBe('');
  expect(of('opts=pmr&opts=free&dist=30&q=%20jazz%20&sort=newest')).toBe(
    '?q=jazz&opts=free,pmr&sort=newest',
  );
  expect(of('dist=soon&bbox=1&coords=0.7,47.39')).toBe('?coords=0.7,47.39');
});

it('feedSearch adds the rounded place of the device or of the IP address, and not that of a town', () => {
  const around = (kind: 'device' | 'ip' | 'town') =>
    feedSearch(new URLSearchParams('dist=5'), { kind, name: 'Tours', position: here });
  expect(around('device')).toBe('?dist=5&coords=0.68,47.39');
  expect(around('ip')).toBe('?dist=5&coords=0.68,47.39');
  expect(around('town')).toBe('?dist=5');
});
