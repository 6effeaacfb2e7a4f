import type { OrganiserPoi, ReusableContent } from '@parages/contracts/types';
import { useQuery } from '@tanstack/react-query';
import { editor } from '../editor.queries.ts';

const nothing: ReusableContent = { venues: [], contacts: [], priceLists: [] };

/**
 * What the organisation of an event has used before. Nothing while it loads, without an answer, and
 * for an event that cannot be edited.
 */
export function useReusable({
  organisation,
  isEditable,
}: Pick<OrganiserPoi, 'organisation' | 'isEditable'>): ReusableContent {
  const { data } = useQuery({
    ...editor.reusable(organisation?.id ?? ''),
    enabled: isEditable && organisation !== null,
  });
  return data ?? nothing;
}
