/** Live state that an organiser sets on a published event without a review. */
export const liveStates = ['scheduled', 'cancelled', 'postponed', 'full'] as const;

export type LiveState = (typeof liveStates)[number];

type Stated = { liveState: LiveState };

/** The state of one date of an event: that of the event prevails over its own. */
export const stateOfDate = (event: Stated, date: Stated): LiveState =>
  event.liveState === 'scheduled' ? date.liveState : event.liveState;

/** Whether a date takes place when it was announced. */
export const takesPlace = ({ liveState }: Stated): boolean =>
  liveState === 'scheduled' || liveState === 'full';
