import { unwrap } from '@parages/contracts/api-problem';
import { useDebouncedText } from '@parages/ui/place-search/use-debounced-text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiOf } from './api.ts';

const fewestLetters = 2;

const assignees = (q: string) =>
  queryOptions({
    queryKey: ['moderation-assignees', q],
    queryFn: ({ client, signal }) =>
      unwrap(
        apiOf(client).GET('/api/v1/moderation/assignees', { params: { query: { q } }, signal }),
      ),
  });

/** Undefined for fewer than two characters, and until the API has answered. */
export function useAssignees(typed: string) {
  const q = useDebouncedText(typed.trim());
  const isSearchable = q.length >= fewestLetters;
  const { data } = useQuery({ ...assignees(q), enabled: isSearchable });
  return isSearchable ? data?.items : undefined;
}
