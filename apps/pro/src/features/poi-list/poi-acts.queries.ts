import { unwrap } from '@parages/contracts/api-problem';
import type { BulkAct } from '@parages/contracts/vocabulary/events/lists/organiser-list';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { organiserPoisKey } from '../../lib/organiser-pois.ts';

export type ActRequest = {
  act: BulkAct;
  items: { poiId: string; version: number }[];
  autopublish?: boolean;
  confirmation?: number;
};

/** The calling screen shows the error. */
export function useActOnPois() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ActRequest) => unwrap(api().POST('/api/v1/org/pois/acts', { body })),
    meta: { isErrorShown: true },
    onSettled: () => client.invalidateQueries({ queryKey: organiserPoisKey }),
  });
}
