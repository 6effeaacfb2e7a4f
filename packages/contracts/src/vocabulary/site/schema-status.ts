import { type LiveState, stateOfDate, takesPlace } from '../events/live-states.ts';

const schemaStatuses = {
  scheduled: 'EventScheduled',
  cancelled: 'EventCancelled',
  postponed: 'EventPostponed',
  full: 'EventScheduled',
} as const satisfies Record<LiveState, string>;

type Stated = { liveState: LiveState };

/** `eventStatus` of schema.org for one date: a date that takes place later is rescheduled. */
export function schemaStatusOf(event: Stated, date: Stated & { movedFrom: object | null }): string {
  const state = stateOfDate(event, date);
  const isMoved = date.movedFrom !== null && takesPlace({ liveState: state });
  return `https://schema.org/${isMoved ? 'EventRescheduled' : schemaStatuses[state]}`;
}
