import type { Docs } from './operation-docs.ts';
import { accountNames } from './shared/account-names.docs.ts';
import { eventNames } from './shared/event-names.docs.ts';
import { pictureNames } from './shared/picture-names.docs.ts';
import { placeNames } from './shared/place-names.docs.ts';

/** Names that mean the same in every capability. */
export const sharedDocs: readonly Docs[] = [eventNames, placeNames, pictureNames, accountNames];
