/** A price as the editor keeps it, with nothing but its amount in cents and its name. */
export const price = (minPriceCents: number | null, label: string | null = null) => ({
  minPriceCents,
  maxPriceCents: null,
  priceModes: [],
  policyName: null,
  label,
  startDate: null,
  endDate: null,
  additionalInfo: null,
});
