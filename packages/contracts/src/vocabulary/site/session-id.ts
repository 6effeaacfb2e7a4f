/**
 * Header with a random id of the visit, on the API calls of the public site in a browser. Another
 * site cannot make a browser send this header, so that the API takes it as protection against CSRF.
 */
export const sessionIdHeader = 'x-parages-session-id';
