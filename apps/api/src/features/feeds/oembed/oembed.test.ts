import sax from 'sax';
import { expect, it } from 'vitest';
import { createOrganisation } from '../../../../test/records/create-organisation.ts';
import { startApi } from '../../../../test/servers/start-api.ts';

const site = 'http://localhost:3000';

async function start() {
  const api = await startApi();
  const embed = (url: string, query: Record<string, string> = {}, host = 'localhost:3000') =>
    api.request.get(`/oembed?${new URLSearchParams({ url, ...query })}`).set({ host });
  return { ...api, embed };
}

it('200: GET /oembed describes the page of an event as a quotation with a link, whose texts are escaped', async () => {
  const { create, embed } = await start();
  await create.poi({
    label: 'Bal <script>alert(1)</script> & "fête"',
    slugFr: 'bal',
    placeName: '<b>Guinguette</b>',
  });
  const { status, body, headers } = await embed(`${site}/evenement/bal?utm_source=x`);
  expect([status, body]).toMatchObject([
    200,
    {
      version: '1.0',
      type: 'rich',
      provider_name: 'Parages',
      provider_url: site,
      width: 480,
      height: 160,
      thumbnail_url: `${site}/og/evenement/bal.png`,
    },
  ]);
  expect(body.html).toBe(
    `<blockquote cite="${site}/evenement/bal"><a href="${site}/evenement/bal">Bal &lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;fête&quot;</a><br>mercredi 10 juin 2026, 20\u00a0h\u00a030<br>&lt;b&gt;Guinguette&lt;/b&gt;, Tours<br>Parages</blockquote>`,
  );
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=3600',
    'x-robots-tag': 'noindex',
  });
  const small = await embed(`${site}/evenement/bal`, { maxwidth: '300', maxheight: '100' });
  expect(small.body).toMatchObject({ width: 300, height: 100 });
  expect(small.body).not.toHaveProperty('thumbnail_url');
});

it('200: GET /oembed describes lists, venues and organisers, and answers as XML', async () => {
  const { create, db, embed } = await start();
  const { slug } = await createOrganisation(db, { name: 'Comité & Cie' });
  await create.poi({ placeName: 'Théâtre Olympia', postalCode: '37000' });
  const titles = {
    '/ville/tours': 'Sorties à Tours',
    '/ville/le-mans/category/concerts/ce-week-end': 'Concerts au Mans ce week-end',
    '/recherche?q=jazz&coords=0.7,47.39': 'Sorties · «\u00a0jazz\u00a0»',
    '/lieu/theatre-olympia-tours-37000': 'Théâtre Olympia',
    [`/organisateur/${slug}`]: 'Comité & Cie',
  };
  for (const [path, title] of Object.entries(titles))
    expect([path, (await embed(site + path)).body]).toMatchObject([path, { title }]);
  const { text, headers } = await embed(`${site}/organisateur/${slug}`, { format: 'xml' });
  expect(headers['content-type']).toBe('text/xml; charset=utf-8');
  const parser = sax.parser(true);
  const texts: string[] = [];
  parser.ontext = (one) => texts.push(one);
  parser.onerror = (error) => {
    throw error;
  };
  parser.write(text).close();
  expect(texts).toContain('Comité & Cie');
});

it('404 embed_not_found for any other address; the problem of a page for one that does not exist; 501 format_unsupported', async () => {
  const { embed } = await start();
  for (const url of [
    'https://evil.example/ville/tours',
    'http://localhost:3000@evil.example/ville/tours',
    'javascript:alert(1)',
    'file:///etc/passwd',
    '/ville/tours',
    'x',
    `${site}/`,
    `${site}/profil`,
    `${site}/org/`,
    `${site}/api/v1/entities`,
    `${site}//evil.example`,
  ])
    expect([url, (await embed(url)).body]).toMatchObject([
      url,
      { status: 404, code: 'embed_not_found' },
    ]);
  expect((await embed(`${site}/evenement/rien`)).body.code).toBe('poi_not_found');
  expect((await embed(`${site}/ville/nulle-part`)).body.code).toBe('town_not_found');
  expect((await embed(`${site}/lieu/nulle-part`)).body.code).toBe('venue_not_found');
  expect((await embed(`${site}/ville/tours`, { format: 'yaml' })).body).toMatchObject({
    status: 501,
    code: 'format_unsupported',
  });
  expect((await embed(`${site}/ville/tours`, {}, 'pro.localhost:3000')).status).toBe(404);
});

it('200: GET /oembed says that the next date of an event does not take place', async () => {
  const { create, embed, db } = await start();
  const { id } = await create.poi({ label: 'Bal', slugFr: 'bal' });
  await db.$executeRawUnsafe(
    `INSERT INTO date_state (poi_id, starts_at, state) SELECT '${id}', period_start(start_date => x.start_date, start_time => x.start_time), 'cancelled'
     FROM period x JOIN poi_version v ON v.id = x.version_id WHERE v.poi_id = '${id}'`,
  );
  const { body } = await embed(`${site}/evenement/bal`);
  expect(body.html).toMatch(/<br>Annulé\s?: mercredi 10 juin 2026/);
});
