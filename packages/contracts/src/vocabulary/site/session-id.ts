/** Carries the random name of a browser's session with every call: what somebody did in one visit can be read together in the logs. */
export const sessionIdHeader = 'x-parages-session-id';
