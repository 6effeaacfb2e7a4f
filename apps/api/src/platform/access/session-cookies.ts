const sessionCookie = /^(?:s(?:Access|Refresh|Front)Token|st-[\w-]+)$/;

/** Whether the visitor is signed in, by the names of the session library's cookies. */
export const hasSession = (cookies: Readonly<Record<string, string | undefined>>): boolean =>
  Object.keys(cookies).some((name) => sessionCookie.test(name));
