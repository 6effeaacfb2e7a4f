const paymentPath = (campaignId: string): string => `/org/campaigns/${campaignId}/payment`;

/**
 * Opens the payment page with a full page load: only that document may load the provider's scripts,
 * and the browser fixes a document's content security policy when it loads.
 */
export const openPayment = (campaignId: string): void =>
  window.location.assign(paymentPath(campaignId));

/**
 * Leaves the payment page with a full page load: other screens must not run under its content
 * security policy.
 */
export const leavePayment = (
  campaignId: string,
  outcome: 'done' | 'return' | 'abandoned' | null,
): void =>
  window.location.assign(
    `/org/campaigns/${campaignId}${outcome === null ? '' : `?payment=${outcome}`}`,
  );

/**
 * Whether this document was loaded at its current path. False when client-side navigation, such as
 * the browser's back button, changed the path since.
 */
export function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType('navigation');
  return (
    loaded === undefined ||
    new URL(loaded.name, window.location.href).pathname === window.location.pathname
  );
}
