import { useSearchParams } from 'react-router';

/** The one of a list that an address names; null for none, or none of ours. */
export const chosenOf = <Choice extends string>(
  choices: readonly Choice[],
  told: string | null,
): Choice | null => choices.find((choice) => choice === told) ?? null;

/** The filters of a list, in the address of its page: a reload or a link keeps them. */
export function useAddressFilters() {
  const [search, setSearch] = useSearchParams();
  const change = (name: string, value: string | null): void =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before);
        if (value === null || value === '') after.delete(name);
        else after.set(name, value);
        return after;
      },
      { replace: true },
    );
  return { search, change, clear: () => setSearch({}, { replace: true }) };
}
