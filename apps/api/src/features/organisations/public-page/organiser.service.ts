import { type GetOrganiserDeps, getOrganiser } from './get-organiser.ts';

/** Organisations as visitors see them. */
export const organiserService = (deps: GetOrganiserDeps) => ({ get: getOrganiser(deps) });

export type OrganiserService = ReturnType<typeof organiserService>;
