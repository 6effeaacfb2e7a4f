import { appShell, serviceUrl } from '@parages/session/app-shell';
/**
 * `click`: the visitor followed a link of the organiser; `promoted-click`: the card of a sponsored
 * event.
 */
export type Visit = 'view' | 'click' | 'promoted-click';

/** A beacon is sent without waiting for an answer, even while the page unloads. */
export function countVisit(poiId: string, kind: Visit): void {
  send(`/api/v1/pois/${encodeURIComponent(poiId)}/visits`, { kind });
}

export const countImpressions = (poiIds: readonly string[]): void =>
  send('/api/v1/pois/promoted/impressions', { poiIds });

function send(address: string, content: object): void {
  const body = new Blob([JSON.stringify(content)], { type: 'application/json' });
  // A beacon has the cookies of its target, which the service allows no other origin.
  if (appShell())
    void fetch(serviceUrl(address), { method: 'POST', body, keepalive: true }).catch(() => {});
  else navigator.sendBeacon?.(address, body);
}
