/** The application and tenant of a call, and its path without them. */
export type RequestScope = { appId: string; tenantId: string; path: string };

const application = /^\/appid-([^/]+)(\/.*)$/;
const tenant = /^\/([^/]+)(\/.*)$/;

/** First segments of the core's own paths: any other first segment is a tenant. */
export const rootsOf = (paths: string[]): Set<string> =>
  new Set(paths.map((path) => path.split('/')[1] ?? ''));

/**
 * Parses `/appid-<id>/<tenant>/<path>`, where either prefix may be missing and then means `public`.
 * @param url path and query of a request
 */
export function readScope(url: string, roots: Set<string>): RequestScope {
  const [, appId = 'public', afterApplication = url] = application.exec(url) ?? [];
  const [, segment = '', rest = ''] = tenant.exec(afterApplication) ?? [];
  const hasTenant = segment !== '' && !roots.has(segment);
  return {
    appId: appId.toLowerCase(),
    tenantId: hasTenant ? segment.toLowerCase() : 'public',
    path: hasTenant ? rest : afterApplication,
  };
}
