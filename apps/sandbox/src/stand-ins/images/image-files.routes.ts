import { parseSceneId } from '@parages/pictures/scene-ids';
import type { FastifyPluginAsync, FastifyReply } from 'fastify';
import { z } from 'zod';
import { drip, endless, padTo, pngBomb } from './bad-images.ts';
import { drawImage, type Encoding } from './draw-jpeg.ts';
import { words } from './images.fr.ts';

const scene = 'concerts-1';
const width = 1600;
const heavyBytes = 11 * 1024 * 1024;
const mimeTypes: Record<Encoding, string> = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  located: 'image/jpeg',
};
const widths = new Set([320, 640, 1280, 1600, 2400]);

const hops = z.object({ count: z.coerce.number().int().min(0).max(20) });
const slowQuery = z.object({ ms: z.coerce.number().int().min(0).max(120_000).default(30_000) });
const sceneParams = z.object({ file: z.string().regex(/^[a-z0-9-]+\.jpg$/) });
const sceneQuery = z.object({ w: z.coerce.number().default(width) });

const sendJpeg = (reply: FastifyReply, bytes: Buffer): FastifyReply =>
  reply.type('image/jpeg').send(bytes);
const page = `<!doctype html><title>${words.wrongType}</title><p>${words.wrongType}`;

export const imageFileRoutes: FastifyPluginAsync = async (app) => {
  for (const [name, encoding] of [
    ['plain.jpg', 'jpg'],
    ['plain.png', 'png'],
    ['plain.webp', 'webp'],
    ['located.jpg', 'located'],
  ] as const)
    app.get(`/${name}`, async (_request, reply) =>
      reply.type(mimeTypes[encoding]).send(await drawImage(scene, width, encoding)),
    );

  app.get('/scene/:file', async (request, reply) => {
    const params = sceneParams.safeParse(request.params);
    const query = sceneQuery.safeParse(request.query);
    const id = params.success ? params.data.file.replace(/\.jpg$/, '') : '';
    if (!query.success || !widths.has(query.data.w) || !parseSceneId(id))
      return reply.callNotFound();
    return sendJpeg(reply, await drawImage(id, query.data.w));
  });

  app.get('/small.jpg', async (_request, reply) => sendJpeg(reply, await drawImage(scene, 200)));
  app.get('/heavy.jpg', async (_request, reply) =>
    sendJpeg(reply, padTo(await drawImage(scene, width), heavyBytes)),
  );
  app.get('/endless.jpg', async (_request, reply) =>
    reply.type('image/jpeg').send(endless(await drawImage(scene, width))),
  );
  app.get('/bomb.png', async (_request, reply) => reply.type('image/png').send(pngBomb()));
  app.get('/truncated.jpg', async (_request, reply) => {
    const image = await drawImage(scene, width);
    return sendJpeg(reply, image.subarray(0, image.length / 2));
  });
  app.get('/page.jpg', async (_request, reply) => reply.type('image/jpeg').send(page));
  app.get('/page.html', async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(page),
  );
  app.get('/drawing.svg', async (_request, reply) =>
    reply
      .type('image/svg+xml')
      .send(
        '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><script>alert(1)</script></svg>',
      ),
  );
  app.get('/slow.jpg', async (request, reply) => {
    const { ms } = slowQuery.parse(request.query);
    return reply.type('image/jpeg').send(drip(await drawImage(scene, width), ms));
  });
  app.get('/gone.jpg', async (_request, reply) => reply.callNotFound());

  app.get('/redirect/:count', async (request, reply) => {
    const { success, data } = hops.safeParse(request.params);
    if (!success) return reply.callNotFound();
    return reply.redirect(
      data.count <= 1 ? '/images/plain.jpg' : `/images/redirect/${data.count - 1}`,
    );
  });
  app.get('/redirect-loop', async (_request, reply) => reply.redirect('/images/redirect-loop'));
  app.get('/redirect-private', async (_request, reply) =>
    reply.redirect('http://169.254.169.254/latest/meta-data/'),
  );
  app.get('/redirect-file', async (_request, reply) => reply.redirect('file:///etc/passwd'));
};
