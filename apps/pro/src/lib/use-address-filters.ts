import { useSearchParams } from 'react-router';

export const chosenOf = <Choice extends string>(
  choices: readonly Choice[],
  value: string | null,
): Choice | null => choices.find((choice) => choice === value) ?? null;

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
