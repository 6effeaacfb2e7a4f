import type { components, operations } from '@parages/contracts/openapi';

type Schemas = components['schemas'];

/** A published event as lists answer it. */
export type EventCard = Schemas['PoiCard'];
/** A published event with its texts, dates and prices. */
export type PublicEvent = Schemas['Poi'];
/** An event of the caller's organisation in a list, in any state. */
export type OwnEvent = Schemas['OrganiserPoiItem'];
/** An event of the caller's organisation with its content and what it still lacks. */
export type OwnEventDetails = Schemas['OrganiserPoi'];
/** A commune, a department, an address or another place, with its position. */
export type Place = Schemas['Place'];

/** The JSON body that an operation takes, by its `operationId`. */
export type BodyOf<Operation extends keyof operations> = operations[Operation] extends {
  requestBody: { content: { 'application/json': infer Body } };
}
  ? Body
  : never;
