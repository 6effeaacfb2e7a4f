import { Problem } from '../../platform/problem.ts';
import type { Organiser, OrganiserQuery } from './organiser.schema.ts';

export type OrganiserService = { get: (slug: string, query: OrganiserQuery) => Promise<Organiser> };

const later = async (): Promise<never> => {
  throw new Problem('service_unavailable');
};

export const organiserService = (): OrganiserService => ({ get: later });
