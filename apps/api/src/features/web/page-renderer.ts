import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Site } from '@parages/contracts/vocabulary/site/site';
import { readPageTemplate } from './page-template.ts';

type RenderRequest = { url: string; site: Site; fetch: typeof fetch };
type Rendered =
  | { kind: 'redirect'; status: number; location: string }
  | { kind: 'page'; status: number; head: string; body: string; state: string; isPrivate: boolean };

type Page =
  | { kind: 'redirect'; status: number; location: string }
  | {
      kind: 'page';
      status: number;
      html: Buffer;
      styles: readonly string[];
      scripts: readonly string[];
      isPrivate: boolean;
    };
export type PageRenderer = (request: RenderRequest) => Promise<Page>;

/** Loads the built public site; `undefined` when it has not been built. */
export async function loadPageRenderer(dist: URL): Promise<PageRenderer | undefined> {
  const client = new URL('./client/', dist);
  const entry = fileURLToPath(new URL('./server/entry-server.js', dist));
  if (!existsSync(entry)) return undefined;
  const { render } = (await import(pathToFileURL(entry).href)) as {
    render: (request: RenderRequest) => Promise<Rendered>;
  };
  const template = readPageTemplate(client);
  return async (request) => {
    const rendered = await render(request);
    if (rendered.kind === 'redirect') return rendered;
    const { head, body, state, status, isPrivate } = rendered;
    return {
      kind: 'page',
      status,
      ...template.fill({ locale: request.site.locale, head, body, state }),
      isPrivate,
    };
  };
}
