/** Publishes the files of a folder, as the site of an organiser does. */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { FastifyPluginAsync } from 'fastify';

const types: Readonly<Record<string, string>> = {
  '.ics': 'text/calendar; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.xml': 'application/rss+xml; charset=utf-8',
};

/** `GET /files/{name}`, with an ETag that changes with the file. */
export const fileRoutes =
  (folder: string): FastifyPluginAsync =>
  async (app) => {
    app.get<{ Params: { name: string } }>('/files/:name', async (request, reply) => {
      // A name with a separator is one of another folder.
      const name = path.basename(request.params.name);
      const type = types[path.extname(name)];
      const file = path.join(folder, name);
      const found = await stat(file).catch(() => undefined);
      if (type === undefined || !found?.isFile()) return reply.callNotFound();
      const state = `${name} ${found.size} ${found.mtimeMs}`;
      const etag = `"${createHash('sha256').update(state).digest('base64url').slice(0, 16)}"`;
      reply.header('etag', etag).type(type);
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      return reply.send(createReadStream(file));
    });
  };
