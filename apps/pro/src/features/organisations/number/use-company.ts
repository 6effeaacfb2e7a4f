import type { CompanyLookup } from '@parages/contracts/types';
import { bareSiren, isSiren } from '@parages/contracts/vocabulary/organisations/siren';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { DraftValues } from '../organisation-draft.ts';
import { organisations } from '../organisations.queries.ts';

export type CompanyLook = { isLooking: boolean; lookup: CompanyLookup | undefined; error: unknown };

const filledIn = ['name', 'streetAddress', 'postalCode', 'locality'] as const;

/**
 * Looks up a valid SIREN in the registry and prefills fields that are empty or hold an earlier
 * prefill; typed values stay. The prefill of another company goes, also for a SIREN whose company
 * is not public. `known` is the SIREN of a saved form, which needs no look-up.
 */
export function useCompany(
  values: DraftValues,
  known: string,
  change: (part: Partial<DraftValues>) => void,
): CompanyLook {
  const siren = bareSiren(values.siren);
  const isAsked = isSiren(siren) && siren !== known;
  const { data, error, isFetching } = useQuery({
    ...organisations.company(siren),
    enabled: isAsked,
  });
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
