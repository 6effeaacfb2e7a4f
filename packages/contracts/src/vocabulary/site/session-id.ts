/**
 * Header with a random id for the visit, on the calls that browsers send from both sites. The API
 * takes it as proof that no other site sent the call (CSRF).
 */
export const sessionIdHeader = 'x-parages-session-id';
