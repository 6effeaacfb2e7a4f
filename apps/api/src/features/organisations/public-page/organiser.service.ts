import { type GetOrganiserDeps, getOrganiser } from './get-organiser.ts';

export const organiserService = (deps: GetOrganiserDeps) => ({ get: getOrganiser(deps) });

export type OrganiserService = ReturnType<typeof organiserService>;
