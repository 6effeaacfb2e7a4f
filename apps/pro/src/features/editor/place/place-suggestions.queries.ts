import { unwrap } from '@parages/contracts/api-problem';
import { useDebouncedText } from '@parages/ui/place-search/use-debounced-text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api.ts';

// An event in a hamlet has no street: its commune is the address.
const kinds = 'address,commune';
const longest = 100;

const suggestions = (text: string) =>
  queryOptions({
    queryKey: ['place-suggestions', text],
    queryFn: ({ signal }) =>
      unwrap(api().GET('/api/v1/places', { params: { query: { text, kinds } }, signal })),
    retry: false,
    meta: { isErrorShown: true },
  });

/** Addresses and communes for a text that is still typed, as on the public site. */
export function usePlaceSuggestions(text: string) {
  const typed = text.trim().slice(0, longest);
  const asked = useDebouncedText(typed);
  const { data, error, isFetching } = useQuery({ ...suggestions(asked), enabled: asked !== '' });
  const places = asked === '' ? undefined : error ? [] : data?.items;
  return { places, isLoading: isFetching || asked !== typed };
}
