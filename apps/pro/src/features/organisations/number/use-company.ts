import type { CompanyLookup } from '@parages/contracts/types';
import { bareRna, isRna } from '@parages/contracts/vocabulary/organisations/rna';
import { bareSiren, isSiren } from '@parages/contracts/vocabulary/organisations/siren';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { DraftValues } from '../organisation-draft.ts';
import { organisations } from '../organisations.queries.ts';

export type CompanyLook = {
  isLooking: boolean;
  lookup: Omit<CompanyLookup, 'siren'> | undefined;
  error: unknown;
};
type Known = Pick<DraftValues, 'siren' | 'rna'>;

const filledIn = ['name', 'streetAddress', 'postalCode', 'locality'] as const;

/** The answer of the registry to a valid SIREN, or to the RNA number of an association. */
function useLookup(values: DraftValues, known: Known) {
  const isAssociation = values.number === 'rna';
  const siren = bareSiren(values.siren);
  const rna = bareRna(values.rna);
  const isSirenAsked = !isAssociation && isSiren(siren) && siren !== known.siren;
  const isRnaAsked = isAssociation && isRna(rna) && rna !== known.rna;
  const ofSiren = useQuery({ ...organisations.company(siren), enabled: isSirenAsked });
  const ofRna = useQuery({
    ...organisations.companies(rna),
    enabled: isRnaAsked,
    select: ({ items: [company = null], isAnswered }): CompanyLook['lookup'] => ({
      state: company !== null ? 'found' : isAnswered ? 'unknown' : 'unchecked',
      company,
    }),
  });
  const { data, error, isFetching } = isAssociation ? ofRna : ofSiren;
  return { isAsked: isSirenAsked || isRnaAsked, data, error, isFetching };
}

/**
 * Looks up a valid SIREN or RNA number in the registry and prefills fields that are empty or hold an earlier
 * prefill; typed values stay. The prefill of another company goes, also for a SIREN whose company
 * is not public. `known` has the numbers of a saved form, which need no look-up.
 */
export function useCompany(
  values: DraftValues,
  known: Known,
  change: (part: Partial<DraftValues>) => void,
): CompanyLook {
  const { isAsked, data, error, isFetching } = useLookup(values, known);
  const filled = useRef<Partial<DraftValues>>({});
  const latest = useRef({ values, change });
  useEffect(() => {
    latest.current = { values, change };
  });
  useEffect(() => {
    if (!isAsked || isFetching) return;
    const company = data?.state === 'found' ? data.company : null;
    const now = latest.current.values;
    const entries = filledIn.flatMap((name) => {
      const text = company?.[name] ?? '';
      const isOurs = now[name].trim() === '' || now[name] === filled.current[name];
      return isOurs && now[name] !== text ? [[name, text] as const] : [];
    });
    if (entries.length === 0) return;
    filled.current = { ...filled.current, ...Object.fromEntries(entries) };
    latest.current.change(Object.fromEntries(entries));
  }, [data, isAsked, isFetching]);
  return {
    isLooking: isAsked && isFetching,
    lookup: isAsked ? data : undefined,
    error: isAsked && !isFetching ? error : null,
  };
}
