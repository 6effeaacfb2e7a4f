import { unwrap } from '@parages/contracts/api-problem';
import type { PlaceKind } from '@parages/contracts/vocabulary/places/place-kinds';
import { placeKindLabels } from '@parages/contracts/vocabulary/places/place-kinds.fr';
import { useDebouncedText } from '@parages/ui/place-search/use-debounced-text';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { apiOf } from '../api.ts';
import { useLocal } from '../i18n/local.ts';

const suggestions = (text: string, kind: PlaceKind | undefined) =>
  queryOptions({
    queryKey: ['place-suggestions', text, kind],
    queryFn: ({ client, signal }) =>
      unwrap(
        apiOf(client).GET('/api/v1/places', {
          params: { query: { text, ...(kind !== undefined && { kinds: kind }) } },
          signal,
        }),
      ),
  });

// The full name of the others says what they are: "Tours (37), Indre-et-Loire".
const labelledKinds: readonly PlaceKind[] = ['department', 'region', 'foreign'];
// The full name has the postcode and the town: "Gare de Tours, 37000 Tours (gare)".
const locatedKinds: readonly PlaceKind[] = ['address', 'station'];

/** Whether the place is a point, whose name French grammar does not treat like a town's. */
export const isPointKind = (kind: PlaceKind): boolean => locatedKinds.includes(kind);

type Suggestion = { kind: PlaceKind; name: string; fullName: string };

/** Says where the place is, or what it is. */
export function detailOf(
  { kind, name, fullName }: Suggestion,
  labels: typeof placeKindLabels,
): string {
  if (isPointKind(kind)) return `${fullName} (${labels[kind]})`;
  return labelledKinds.includes(kind) ? `${name} (${labels[kind]})` : fullName;
}

/** Suggestions of all kinds, or of one. */
export function usePlaceSuggestions(text: string, kind?: PlaceKind) {
  const { placeKindLabels: labels } = useLocal({ placeKindLabels });
  const typed = text.trim();
  const asked = useDebouncedText(typed);
  const { data, isFetching } = useQuery({ ...suggestions(asked, kind), enabled: asked !== '' });
  const places = asked === '' ? undefined : data?.items;
  const items =
    places?.map((place) => ({
      id: place.id,
      name: place.name,
      detail: detailOf(place, labels),
      isDisabled: place.disabled,
      // The visitor named this town: no other one is chosen in its place.
      blocksEnter: place.kind === 'foreign',
    })) ?? null;
  return { places, items, isLoading: isFetching || asked !== typed };
}
