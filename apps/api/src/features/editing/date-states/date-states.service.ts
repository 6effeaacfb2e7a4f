import { type ListDateStatesDeps, listDateStates } from './list-date-states.ts';
import { type SetDateStateDeps, setDateState } from './set-date-state.ts';

export type DateStatesDeps = ListDateStatesDeps & SetDateStateDeps;

/** The states of single dates of an event: cancelled, postponed, full. */
export const dateStatesService = (deps: DateStatesDeps) => ({
  list: listDateStates(deps),
  set: setDateState(deps),
});

export type DateStatesService = ReturnType<typeof dateStatesService>;
