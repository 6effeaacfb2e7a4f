/** The field of each feed that a finding about dates names. */
export const datesFields = { datatourisme: 'takesPlaceAt', openagenda: 'timings' } as const;
