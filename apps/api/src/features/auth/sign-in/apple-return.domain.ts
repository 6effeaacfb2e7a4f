import { z } from 'zod';
import { type Sites, siteOf } from '../../../platform/edge/sites.domain.ts';

const form = z.record(z.string(), z.string());
const remembered = z.object({ frontendRedirectURI: z.url() });
const pages = ['/auth/callback/apple', '/org/auth/callback/apple', '/app-redirect/apple'];

function askedPage(state: string): URL | undefined {
  try {
    return new URL(
      remembered.parse(JSON.parse(Buffer.from(state, 'base64').toString('utf8')))
        .frontendRedirectURI,
    );
  } catch {
    return undefined;
  }
}

/**
 * Where somebody goes who comes back from Apple with a form: the page of ours that his state remembers, with what Apple said. The state is
 * whatever the form holds: a page of somebody else is not gone to.
 */
export function applePage(body: unknown, host: string, sites: Sites): string {
  const parsed = form.safeParse(body);
  const fields = parsed.success ? parsed.data : {};
  const asked = askedPage(fields.state ?? '');
  const { origin, isPro } = siteOf(host, sites);
  const isOurs =
    asked !== undefined &&
    siteOf(asked.host, sites).origin === asked.origin &&
    pages.includes(asked.pathname);
  const page = isOurs ? asked : new URL(`${isPro ? '/org' : ''}/auth/callback/apple`, origin);
  for (const [name, value] of Object.entries(fields)) page.searchParams.set(name, value);
  return page.href;
}
