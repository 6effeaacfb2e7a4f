import { unwrap } from '@parages/contracts/api-problem';
import { useDebouncedText } from '@parages/ui/place-search/use-debounced-text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiOf } from '../api.ts';

const suggestions = (text: string) =>
  queryOptions({
    queryKey: ['place-suggestions', text],
    queryFn: ({ client, signal }) =>
      unwrap(apiOf(client).GET('/api/v1/places', { params: { query: { text } }, signal })),
  });

export function usePlaceSuggestions(text: string) {
  const typed = text.trim();
  const asked = useDebouncedText(typed);
  const { data, isFetching } = useQuery({ ...suggestions(asked), enabled: asked !== '' });
  const places = asked === '' ? undefined : data?.items;
  const items =
    places?.map(({ id, name, fullName, disabled }) => ({
      id,
      name,
      detail: fullName,
      isDisabled: disabled,
    })) ?? null;
  return { places, items, isLoading: isFetching || asked !== typed };
}
