/**
 * Simulates the password range search of Have I Been Pwned
 * (https://haveibeenpwned.com/API/v3#PwnedPasswords), for SHA-1 and some twenty passwords.
 */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { html } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';
import type { StandIn, Surroundings } from '../stand-in.ts';
import { knownPasswords } from './known-passwords.fr.ts';
import { words } from './passwords.fr.ts';

const hashOf = (password: string): string =>
  createHash('sha1').update(password).digest('hex').toUpperCase();
const known = Object.entries(knownPasswords).map(([password, count]) => ({
  hash: hashOf(password),
  count,
}));
const neighbours = 20;
const padded = { min: 800, max: 1000 };

/**
 * A fictitious line, constant for its prefix and index: the real service never answers a single
 * line.
 */
const neighbourOf = (prefix: string, index: number): string =>
  `${createHash('sha1').update(`${prefix}:${index}`).digest('hex').toUpperCase().slice(5)}:${index + 1}`;
const padding = (): string => `${randomBytes(18).toString('hex').toUpperCase().slice(0, 35)}:0`;

function listRange(prefix: string, isPadded: boolean): string[] {
  const found = known
    .filter(({ hash }) => hash.startsWith(prefix))
    .map(({ hash, count }) => `${hash.slice(5)}:${count}`);
  const others = Array.from({ length: neighbours }, (_, index) => neighbourOf(prefix, index));
  const total = isPadded ? randomInt(padded.min, padded.max) : 0;
  const empty = Array.from({ length: Math.max(0, total - found.length - others.length) }, padding);
  return [...found, ...others, ...empty].sort();
}

const routes: FastifyPluginAsync = async (app) => {
  app.get<{ Params: { prefix: string } }>('/range/:prefix', async (request, reply) => {
    const { prefix } = request.params;
    reply.type('text/plain');
    if (!/^[0-9a-f]{5}$/i.test(prefix))
      return reply.code(400).send('The hash prefix was not in a valid format');
    return listRange(prefix.toUpperCase(), request.headers['add-padding'] === 'true').join('\r\n');
  });
};

const pages: FastifyPluginAsync = async (app) => {
  app.get('/pwned', async (_request, reply) => {
    const rows = Object.entries(knownPasswords).map(
      ([password, count]) => html`<tr><td><code>${password}</code></td><td>${count}</td></tr>`,
    );
    const body = html`<p>${words.intro}</p><table><thead><tr><th scope="col">${words.password}</th><th scope="col">${words.seen}</th></tr></thead>
<tbody>${rows}</tbody></table>`;
    return sendPage(reply, { title: words.title, body });
  });
};

export const passwordsStandIn = ({ origin }: Surroundings): StandIn => ({
  name: 'passwords',
  wire: { prefix: '/pwned', routes },
  pages,
  page: { path: '/pwned', title: words.title },
  settings: () => ({ PASSWORD_RANGES_URL: `${origin()}/pwned` }),
  reset: () => undefined,
});
