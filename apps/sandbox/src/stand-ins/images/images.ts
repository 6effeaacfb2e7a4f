/**
 * Simulates any site with pictures, valid and invalid, and the picture searches of Openverse
 * (https://api.openverse.org/v1/) and Wikimedia Commons
 * (https://www.mediawiki.org/wiki/API:Imageinfo). The pictures are the public site's drawings;
 * titles and creators are fictitious.
 */
import type { FastifyPluginAsync } from 'fastify';
import { html } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';
import type { StandIn, Surroundings } from '../stand-in.ts';
import { commonsRoutes } from './commons.routes.ts';
import { imageFileRoutes } from './image-files.routes.ts';
import { meanings, words } from './images.fr.ts';
import { openverseRoutes } from './openverse.routes.ts';

export function imagesStandIn({ origin }: Surroundings): StandIn {
  const routes: FastifyPluginAsync = async (app) => {
    await app.register(imageFileRoutes);
    await app.register(openverseRoutes(origin), { prefix: '/openverse' });
    await app.register(commonsRoutes(origin), { prefix: '/commons' });
  };
  const pages: FastifyPluginAsync = async (app) => {
    app.get('/images', async (_request, reply) => {
      const rows = Object.entries(meanings).map(
        ([file, meaning]) =>
          html`<tr><td><code>${origin()}/images/${file}</code></td><td>${meaning}</td></tr>`,
      );
      const head = [words.address, words.meaning].map((name) => html`<th scope="col">${name}</th>`);
      const body = html`<p>${words.intro}</p><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
      return sendPage(reply, { title: words.title, body });
    });
  };
  return {
    name: 'images',
    wire: { prefix: '/images', routes },
    pages,
    page: { path: '/images', title: words.title },
    settings: () => ({
      MEDIA_FETCH_ALLOW: new URL(origin()).host,
      OPENVERSE_URL: `${origin()}/images/openverse`,
      COMMONS_URL: `${origin()}/images/commons`,
    }),
    reset: () => undefined,
  };
}
