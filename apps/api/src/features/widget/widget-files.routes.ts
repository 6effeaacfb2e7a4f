import { readFile, stat } from 'node:fs/promises';
import { agendaScriptPath } from '@parages/contracts/vocabulary/search/agenda';
import { readFace } from '@parages/pictures/face-files';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import {
  type PrebuiltAnswer,
  prebuild,
  sendPrebuilt,
} from '../../platform/edge/prebuilt-answer.ts';
import { isCurrent, tagOf } from '../../platform/edge/revalidation.ts';
import { Problem } from '../../platform/problems/problem.ts';
import { fontPath, fonts } from './widget-fonts.ts';

export type WidgetFilesOptions = { script: URL };

const file = {
  config: { access: 'public' as const, rate: 'file' as const },
  schema: { hide: true },
};
// The address stays, its content does not: pages get a new release within the hour.
const scriptCache = 'public, max-age=3600';
const fontCache = 'public, max-age=604800';

// Reads the file again after a build.
function scriptReader(script: URL): () => Promise<PrebuiltAnswer> {
  let known: { writtenMs: number; answer: PrebuiltAnswer } | undefined;
  return async () => {
    const found = await stat(script).catch(() => undefined);
    if (found === undefined)
      throw new Problem('service_unavailable', 'The component has not been built');
    if (known?.writtenMs !== found.mtimeMs) {
      const text = await readFile(script, 'utf8');
      const answer = prebuild('text/javascript; charset=utf-8', text);
      known = { writtenMs: found.mtimeMs, answer };
    }
    return known.answer;
  };
}

/** The file of the component, and the fonts of the page for a frame: for every site. */
export const widgetFilesRoutes: FastifyPluginAsync<WidgetFilesOptions> = async (
  app,
  { script },
) => {
  const readScript = scriptReader(script);
  const forEverySite = (reply: FastifyReply, cacheControl: string): FastifyReply =>
    reply.headers({ 'access-control-allow-origin': '*', 'cache-control': cacheControl });

  app.get(agendaScriptPath, file, async (request, reply) => {
    const answer = await readScript();
    return sendPrebuilt(request, forEverySite(reply, scriptCache), answer);
  });
  for (const { face } of fonts) {
    const bytes = readFace(face, 'latin');
    const tag = tagOf(bytes);
    app.get(fontPath(face), file, (request: FastifyRequest, reply) => {
      forEverySite(reply, fontCache);
      return isCurrent(request, reply, tag) ? reply.send() : reply.type('font/woff').send(bytes);
    });
  }
};
