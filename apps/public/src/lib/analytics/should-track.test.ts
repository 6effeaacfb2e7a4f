// Specification: §7.35
import { expect, it } from 'vitest';
import { scrub } from './scrub.ts';
import { shouldTrack } from './should-track.ts';

it.each([
  ['localhost', false],
  ['pro.localhost', false],
  ['mac.local', false],
  ['127.0.0.1', false],
  ['192.168.1.20', false],
  ['[::1]', false],
  ['[2001:db8::1]', false],
  ['preprod.parages.example', false],
  ['PREPROD.parages.example', false],
  ['parages.example', true],
  ['localhost.parages.example', true],
  ['1.parages.example', true],
])(
  '§7 "Session tracking is skipped on local, {ip} and staging hosts": shouldTrack(%s) is %s',
  (host, isCounted) => expect(shouldTrack(host, ['preprod.parages.example'])).toBe(isCounted),
);

it('scrub removes query string and fragment from every URL in an analytics event, also in nested objects and lists', () => {
  const event = {
    $current_url: 'https://parages.example/ville/tours?coords=0.7,47.4#carte',
    $set_once: {
      $initial_current_url: 'https://parages.example/?dist=5',
      utm: ['https://a.example/?b', 3],
    },
    dateFilters: '2026-06-13_2026-06-14',
  };
  expect(scrub(event)).toEqual({
    $current_url: 'https://parages.example/ville/tours',
    $set_once: { $initial_current_url: 'https://parages.example/', utm: ['https://a.example/', 3] },
    dateFilters: '2026-06-13_2026-06-14',
  });
});
