import fresh from 'fresh';

/** Whether `If-None-Match` names an entity tag, by the weak comparison of RFC 9110 §13.1.2. */
export const matchesEntityTag = (ifNoneMatch: string | undefined, tag: string): boolean =>
  fresh({ 'if-none-match': ifNoneMatch }, { etag: tag });
