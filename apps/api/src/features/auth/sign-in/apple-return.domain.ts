import { z } from 'zod';
import { type Sites, siteOf } from '../../../platform/edge/sites.domain.ts';

const form = z.record(z.string(), z.string());
const stateSchema = z.object({ frontendRedirectURI: z.url() });
const pages = ['/auth/callback/apple', '/org/auth/callback/apple', '/app-redirect/apple'];

function requestedPage(state: string): URL | undefined {
  try {
    return new URL(
      stateSchema.parse(JSON.parse(Buffer.from(state, 'base64').toString('utf8')))
        .frontendRedirectURI,
    );
  } catch {
    return undefined;
  }
}

/**
 * URL to redirect to after Apple's form, with the fields of the form: the callback page that the
 * state names, or the one of `host` when the state, which is untrusted, names none of ours.
 */
export function applePage(body: unknown, host: string, sites: Sites): string {
  const parsed = form.safeParse(body);
  const fields = parsed.success ? parsed.data : {};
  const requested = requestedPage(fields.state ?? '');
  const { origin, isPro } = siteOf(host, sites);
  const isOurs =
    requested !== undefined &&
    siteOf(requested.host, sites).origin === requested.origin &&
    pages.includes(requested.pathname);
  const page = isOurs ? requested : new URL(`${isPro ? '/org' : ''}/auth/callback/apple`, origin);
  for (const [name, value] of Object.entries(fields)) page.searchParams.set(name, value);
  return page.href;
}
