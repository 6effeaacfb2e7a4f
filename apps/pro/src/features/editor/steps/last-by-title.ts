import { foldText } from '@parages/contracts/vocabulary/text/fold-text';

const most = 6;

/** The first event of each title, six at most: one of a series is enough. */
export const lastByTitle = <Event extends { label: string }>(events: readonly Event[]): Event[] =>
  events
    .filter(
      ({ label }, index) =>
        events.findIndex((other) => foldText(other.label) === foldText(label)) === index,
    )
    .slice(0, most);
