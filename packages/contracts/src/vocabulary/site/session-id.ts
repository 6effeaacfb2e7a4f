/**
 * Header with a random id for the visit. The API takes its presence as proof that no other site
 * sent the request (CSRF).
 */
export const sessionIdHeader = 'x-parages-session-id';
