import type { OrganiserPoiItem } from '@parages/contracts/types';
import { type BulkAct, bulkActs } from '@parages/contracts/vocabulary/events/lists/organiser-list';

type Listed = Pick<OrganiserPoiItem, 'status' | 'isPublished'>;

const rules: Readonly<Record<BulkAct, (poi: Listed) => boolean>> = {
  submission: ({ status }) => status === 'draft' || status === 'refused',
  withdrawal: ({ status }) => status === 'in-review',
  archival: ({ status }) => status !== 'in-review' && status !== 'archived',
  deletion: ({ status, isPublished }) =>
    (status === 'draft' || status === 'refused') && !isPublished,
};

export const canUndergo = (act: BulkAct, poi: Listed): boolean => rules[act](poi);

/** The acts that the state of the event allows. The server alone knows what else refuses them. */
export const actsOf = (poi: Listed): BulkAct[] => bulkActs.filter((act) => canUndergo(act, poi));
