// Specification: §4.39, §7.35, §9.16
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { AnalyticsInstance } from './events.ts';
import { createTracker } from './tracker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aService() {
  const sent: unknown[] = [];
  const instance: AnalyticsInstance = {
    capture: (name, properties) => sent.push([name, properties]),
    updatePerson: (properties) => sent.push(['person', properties]),
    stop: () => sent.push('stop'),
  };
  return { sent, instance };
}

const filtered = (dateFilters: string) =>
  ({ name: 'Home filtered', dateFilters, optionFilters: ['free'] }) as const;

describe('§7 "Calls before the analytics instance loads are queued and dropped after 60 s"', () => {
  it('the tracker sends the queued calls in order once the service is connected, and later calls at once', () => {
    const tracker = createTracker();
    const { sent, instance } = aService();
    tracker.track(filtered('today'));
    tracker.updatePerson({ preferredCity: 'Tours' });
    expect(sent).toEqual([]);
    tracker.connect(instance);
    tracker.track(filtered('tomorrow'));
    expect(sent).toEqual([
      ['Home filtered', { dateFilters: 'today', optionFilters: ['free'] }],
      ['person', { preferredCity: 'Tours' }],
      ['Home filtered', { dateFilters: 'tomorrow', optionFilters: ['free'] }],
    ]);
  });

  it('the tracker drops a queued call 60 s after it was made, and sends a call queued later', () => {
    const tracker = createTracker();
    const { sent, instance } = aService();
    tracker.track(filtered('old'));
    vi.advanceTimersByTime(59_999);
    tracker.track(filtered('recent'));
    vi.advanceTimersByTime(1);
    tracker.connect(instance);
    expect(sent).toEqual([['Home filtered', { dateFilters: 'recent', optionFilters: ['free'] }]]);
  });
});

it('§4 "the home-displayed analytics event is sent once": of three calls of trackOnce, before and after the service is connected', () => {
  const tracker = createTracker();
  const { sent, instance } = aService();
  tracker.trackOnce({ name: 'Home displayed' });
  tracker.trackOnce({ name: 'Home displayed' });
  tracker.connect(instance);
  tracker.trackOnce({ name: 'Home displayed' });
  expect(sent).toEqual([['Home displayed', {}]]);
});

it('the analytics tracker: `close` drops queued and later events and stops the connected service; `connect` sends events again', () => {
  const tracker = createTracker();
  const { sent, instance } = aService();
  tracker.track(filtered('before'));
  tracker.close();
  tracker.track(filtered('refused'));
  tracker.connect(instance);
  tracker.track(filtered('accepted'));
  tracker.close();
  tracker.track(filtered('refused again'));
  expect(sent).toEqual([
    ['Home filtered', { dateFilters: 'accepted', optionFilters: ['free'] }],
    'stop',
  ]);
});
