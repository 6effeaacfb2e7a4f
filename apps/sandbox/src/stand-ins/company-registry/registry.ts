/**
 * Simulates the government's company search (https://recherche-entreprises.api.gouv.fr/docs) by a
 * SIREN, by the RNA number of an association, or by words of the name. docs/sandbox.md says what each number means.
 */
import type { FastifyPluginAsync } from 'fastify';
import { z } from 'zod';
import { html } from '../../pages/html.ts';
import { sendPage } from '../../pages/page.ts';
import type { StandIn, Surroundings } from '../stand-in.ts';
import { type Company, companies, words } from './companies.fr.ts';
import { describeCompany, findAssociation, findCompany, searchCompanies } from './companies.ts';

const inclusions = ['siege', 'tva', 'complements'];
const searchQuery = z.object({
  q: z.string().default(''),
  minimal: z.enum(['true', 'True', 'false', 'False']).default('false'),
  include: z.string().optional(),
  etat_administratif: z.enum(['A', 'C']).optional(),
  page: z.coerce.number().int().min(1).max(1000).default(1),
  per_page: z.coerce.number().int().min(1).max(25).default(10),
});
type Query = z.output<typeof searchQuery>;

function faultOf({ q, minimal, include }: Query): string | undefined {
  if (q.trim().length < 3) return words.tooShort;
  if (include === undefined) return undefined;
  if (minimal.toLowerCase() !== 'true') return words.includeAlone;
  return include.split(',').every((one) => inclusions.includes(one))
    ? undefined
    : words.wrong('include');
}

function search(query: Query): Record<string, unknown> {
  const { q, minimal, include, page, per_page: perPage, etat_administratif: state } = query;
  const number = q.replaceAll(' ', '');
  const isRna = /^W\d{9}$/.test(number);
  const byNumber = (): Company[] =>
    [isRna ? findAssociation(number) : findCompany(number)].filter(
      (company) => company !== undefined,
    );
  const named = isRna || /^\d{9}$/.test(number) ? byNumber() : searchCompanies(q);
  const found = named.filter(({ isCeased }) => state === undefined || isCeased === (state === 'C'));
  const shown = new Set(minimal.toLowerCase() === 'true' ? (include ?? '').split(',') : inclusions);
  return {
    results: found
      .slice((page - 1) * perPage, page * perPage)
      .map((company) => describeCompany(company, shown)),
    total_results: found.length,
    page,
    per_page: perPage,
    total_pages: Math.ceil(found.length / perPage),
  };
}

const routes: FastifyPluginAsync = async (app) => {
  app.get('/search', async (request, reply) => {
    const parsed = searchQuery.safeParse(request.query);
    if (!parsed.success)
      return reply
        .code(400)
        .send({ erreur: words.wrong(parsed.error.issues[0]?.path.join('.') ?? '') });
    const fault = faultOf(parsed.data);
    return fault === undefined ? search(parsed.data) : reply.code(400).send({ erreur: fault });
  });
};

const stateOf = ({ isCeased, isMasked }: Company): string =>
  isMasked ? words.masked : isCeased ? words.ceased : words.open;

const pages: FastifyPluginAsync = async (app) => {
  app.get('/recherche-entreprises', async (_request, reply) => {
    const rows = companies.map(
      (one) =>
        html`<tr><td><code>${one.siren}</code></td><td>${one.name || '–'}</td><td>${stateOf(one)}</td></tr>`,
    );
    const head = [words.siren, words.name, words.state].map(
      (name) => html`<th scope="col">${name}</th>`,
    );
    const body = html`<p>${words.intro}</p><table><thead><tr>${head}</tr></thead><tbody>${rows}</tbody></table>`;
    return sendPage(reply, { title: words.title, body });
  });
};

export const registryStandIn = ({ origin }: Surroundings): StandIn => ({
  name: 'registry',
  wire: { prefix: '/recherche-entreprises', routes },
  pages,
  page: { path: '/recherche-entreprises', title: words.title },
  settings: () => ({ REGISTRY_URL: `${origin()}/recherche-entreprises` }),
  reset: () => undefined,
});
