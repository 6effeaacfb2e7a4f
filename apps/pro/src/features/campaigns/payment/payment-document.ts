/** Where a campaign is paid. */
const paymentPath = (campaignId: string): string => `/org/campaigns/${campaignId}/payment`;

/**
 * Goes to the screen where one pays, as a page of its own: it alone may load what belongs to the payment provider, and what a page may load is
 * decided when it is loaded.
 */
export const openPayment = (campaignId: string): void =>
  window.location.assign(paymentPath(campaignId));

/** Leaves it the same way, so that no other screen keeps what it may load. */
export const leavePayment = (
  campaignId: string,
  outcome: 'done' | 'return' | 'abandoned' | null,
): void =>
  window.location.assign(
    `/org/campaigns/${campaignId}${outcome === null ? '' : `?payment=${outcome}`}`,
  );

/** Whether this page was loaded at the address it shows; a way back of the browser may lead there without loading it. */
export function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return (
    loaded === undefined ||
    new URL(loaded.name, window.location.href).pathname === window.location.pathname
  );
}
