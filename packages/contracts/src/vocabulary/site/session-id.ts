/**
 * Header with the random id of a browser session on every API call: groups the log lines of one
 * visit.
 */
export const sessionIdHeader = 'x-parages-session-id';
