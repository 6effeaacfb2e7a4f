// Specification: §2.36
import { type LiveState, liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { themes } from '@parages/contracts/vocabulary/themes/themes';
import { expect, it } from 'vitest';
import { anEvening, aPoi } from '../../test/a-poi.ts';
import { readJsonLd } from '../../test/read-json-ld.ts';
import { eventJsonLd } from './event-json-ld.ts';

const hostile = [
  '</script><script>alert(1)</script>',
  '"; \\u0000 \u2028\u2029',
  '{"@id":"x"}',
  '@context',
  '\u202eevil 🎉',
];

function poiNumber(n: number) {
  const stateAt = (index: number): LiveState => liveStates[index % liveStates.length] ?? 'full';
  const day = `2026-07-${String(1 + (n % 28)).padStart(2, '0')}`;
  const periods = [anEvening(day), anEvening('2026-08-14')].map((period, index) => ({
    ...period,
    liveState: stateAt(n + index),
    movedFrom: n % 7 === 0 ? { startDate: '2026-06-30', startTime: '20:30:00' } : null,
  }));
  return aPoi({
    label: `${hostile[n % hostile.length]} ${n}`,
    description: hostile[(n >> 3) % hostile.length] ?? '',
    theme: themes[n % themes.length] ?? null,
    liveState: stateAt(n >> 2),
    isPermanent: n % 11 === 0,
    periods: n % 11 === 0 ? [] : periods.slice(n % 2),
  });
}

it('issue 18 "JSON-LD of 500 events passes independent parsers with 0 errors": eventJsonLd of every state, theme and hostile text', async () => {
  const statuses = new Set<string>();
  for (let n = 0; n < 500; n += 1) {
    const page = {
      url: `https://parages.example/evenement/e-${n}`,
      image: 'https://parages.example/og.png',
    };
    const { quads, faults } = await readJsonLd(eventJsonLd(poiNumber(n), page));
    expect([n, faults]).toEqual([n, []]);
    for (const [, status] of quads.matchAll(/\/eventStatus> <https:\/\/schema\.org\/(\w+)>/g))
      statuses.add(status ?? '');
  }
  expect([...statuses].toSorted()).toEqual([
    'EventCancelled',
    'EventPostponed',
    'EventRescheduled',
    'EventScheduled',
  ]);
});
