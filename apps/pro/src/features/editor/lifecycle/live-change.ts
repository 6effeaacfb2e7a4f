import type { PoiDateStates, RequestBody } from '@parages/contracts/types';
import type { LiveState } from '@parages/contracts/vocabulary/events/live-states';

/** A date of a published event that is not over, with its state. */
export type OrganiserDate = PoiDateStates['items'][number];
/** When a date starts; `startDate` is empty while none is typed. */
type DateStart = Pick<OrganiserDate, 'startDate' | 'startTime'>;
export type DateState = RequestBody<'setPoiDateState'>;

/** What the organiser has chosen: of the event, or of the date `target`. */
export type LiveChange = {
  target: OrganiserDate | undefined;
  chosen: LiveState | 'moved';
  /** The new start of `target` when `chosen` is `moved`. */
  to: DateStart;
};

const minutesLength = 5;
const startOf = ({ startDate, startTime }: DateStart): DateStart => ({ startDate, startTime });
const textOf = ({ startDate, startTime }: DateStart): string =>
  `${startDate} ${startTime?.slice(0, minutesLength) ?? ''}`;

/** Whether the choice differs from `shown` and is complete: a date that has hours keeps some. */
export function isComplete({ target, chosen, to }: LiveChange, shown: LiveState): boolean {
  if (chosen !== 'moved') return chosen !== shown;
  if (target === undefined || to.startDate === '') return false;
  return (target.startTime === null || to.startTime !== null) && textOf(to) !== textOf(target);
}

/** The change of a date, and the one that undoes it. */
export function dateBodies(
  target: OrganiserDate,
  { chosen, to }: Pick<LiveChange, 'chosen' | 'to'>,
): Record<'change' | 'undo', Omit<DateState, 'version'>> {
  const start = startOf(target);
  const { liveState } = target;
  return chosen === 'moved'
    ? {
        change: { ...start, liveState: 'scheduled', movedTo: to },
        undo: { ...to, liveState, movedTo: start },
      }
    : { change: { ...start, liveState: chosen }, undo: { ...start, liveState } };
}
