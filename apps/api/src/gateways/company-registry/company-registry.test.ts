// Specification: §7.33
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { RegistryEntry } from './company-registry.ts';
import { sparingRegistry } from './sparing-registry.ts';
import { stateCompanyRegistry } from './state-company-registry.ts';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function serve(listener: RequestListener, deadlineMs = 2000) {
  server = createServer(listener);
  const started = server;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return stateCompanyRegistry({
    baseUrl: `http://127.0.0.1:${(started.address() as AddressInfo).port}`,
    deadlineMs,
  });
}

const siren = '000100016';
const listed = {
  siren,
  nom_complet: 'LES BACS A SABLE DE LA LOIRE (BSL)',
  nom_raison_sociale: 'LES BACS A SABLE DE LA LOIRE',
  sigle: 'BSL',
  etat_administratif: 'A',
  statut_diffusion: 'O',
  nature_juridique: '9220',
  activite_principale: '90.01Z',
  date_creation: '2012-03-01',
  tva: ['FR57000100016'],
  siege: { adresse: '3 QUAI DU PORT 37000 TOURS', code_postal: '37000', libelle_commune: 'TOURS' },
};
const answering = (...results: object[]): RequestListener => {
  return (_request, response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ results }));
};

describe('the company registry', () => {
  it('returns the company of a SIREN with its head office and VAT number', async () => {
    const asked: (string | undefined)[] = [];
    const registry = await serve((request, response) => {
      asked.push(request.url, request.headers['user-agent']);
      answering(listed)(request, response);
    });
    expect(await registry.find(siren)).toEqual({
      isMasked: false,
      isCeased: false,
      company: {
        siren,
        name: 'LES BACS A SABLE DE LA LOIRE',
        acronym: 'BSL',
        streetAddress: '3 QUAI DU PORT',
        postalCode: '37000',
        locality: 'TOURS',
        legalForm: '9220',
        activity: '90.01Z',
        vatNumber: 'FR57000100016',
        createdOn: '2012-03-01',
      },
    });
    expect(asked).toEqual([
      `/search?q=${siren}&minimal=true&include=siege%2Ctva&page=1&per_page=1`,
      'parages (organisations)',
    ]);
  });

  it('returns the company of an association by its RNA number, and none that the search finds by its words', async () => {
    const asked: (string | undefined)[] = [];
    const complements = { identifiant_association: 'W372001234' };
    const registry = await serve((request, response) => {
      asked.push(request.url);
      answering({ ...listed, siren: '000100024' }, { ...listed, complements })(request, response);
    });
    expect(await registry.findAssociation('W372001234')).toMatchObject({ company: { siren } });
    expect(await registry.findAssociation('W372009999')).toBeUndefined();
    expect(asked[0]).toBe(
      '/search?q=W372001234&minimal=true&include=complements%2Csiege%2Ctva&page=1&per_page=5',
    );
  });

  it('marks a masked company, and returns no name, street, postcode or VAT number for it', async () => {
    const hidden = '[NON-DIFFUSIBLE]';
    const siege = { adresse: hidden, code_postal: hidden, libelle_commune: 'TOURS' };
    const registry = await serve(
      answering({
        ...listed,
        statut_diffusion: 'P',
        nom_complet: hidden,
        nom_raison_sociale: hidden,
        tva: [],
        siege,
      }),
    );
    const found = await registry.find(siren);
    expect(found).toMatchObject({
      isMasked: true,
      company: { name: null, streetAddress: null, postalCode: null, vatNumber: null },
    });
  });

  it('marks a ceased company; returns undefined when no result has the requested SIREN', async () => {
    expect(
      await (await serve(answering({ ...listed, etat_administratif: 'C' }))).find(siren),
    ).toMatchObject({ isCeased: true });
    expect(
      await (await serve(answering({ ...listed, siren: '123456782' }))).find(siren),
    ).toBeUndefined();
    expect(await (await serve(answering())).find(siren)).toBeUndefined();
  });

  it('searches active companies by words, and leaves out those that are masked, ceased or without a name', async () => {
    const asked: (string | undefined)[] = [];
    const registry = await serve((request, response) => {
      asked.push(request.url);
      answering(
        listed,
        { ...listed, siren: '900100017', statut_diffusion: 'P' },
        { ...listed, siren: '000199018', etat_administratif: 'C' },
        { ...listed, siren: '000100024', nom_complet: null, nom_raison_sociale: ' ' },
      )(request, response);
    });
    expect(await registry.search('bacs tours')).toEqual([
      expect.objectContaining({ siren, name: 'LES BACS A SABLE DE LA LOIRE', locality: 'TOURS' }),
    ]);
    expect(asked).toEqual([
      '/search?q=bacs+tours&etat_administratif=A&minimal=true&include=siege%2Ctva&page=1&per_page=8',
    ]);
  });

  it('throws on a 429, a timeout, an HTML page, a result without its fields or a redirect', async () => {
    const refusing = await serve((_request, response) =>
      response.writeHead(429, { 'retry-after': '5' }).end('{}'),
    );
    await expect(refusing.find(siren)).rejects.toThrow('429');
    await expect((await serve(() => undefined, 50)).find(siren)).rejects.toMatchObject({
      name: 'TimeoutError',
    });
    await expect(
      (await serve((_request, response) => response.end('<html>'))).find(siren),
    ).rejects.toThrow(SyntaxError);
    await expect(
      (await serve((_request, response) => response.end('{"results":[{}]}'))).find(siren),
    ).rejects.toThrow('"etat_administratif"');
    const asked: (string | undefined)[] = [];
    const moved = await serve((request, response) => {
      asked.push(request.url);
      if (request.url === '/elsewhere') answering(listed)(request, response);
      else response.writeHead(302, { location: '/elsewhere' }).end();
    });
    await expect(moved.find(siren)).rejects.toThrow('fetch failed');
    expect(asked).toEqual([expect.stringMatching(/^\/search\?/)]);
  });
});

describe('the company registry with a cache and a rate limit', () => {
  const entry: RegistryEntry = {
    isMasked: false,
    isCeased: false,
    company: {
      siren,
      name: 'X',
      acronym: null,
      streetAddress: null,
      postalCode: null,
      locality: null,
      legalForm: null,
      activity: null,
      vatNumber: null,
      createdOn: null,
    },
  };
  function watched(answer: (siren: string) => Promise<RegistryEntry | undefined>) {
    let now = Date.parse('2026-06-10T10:00:00Z');
    const asked: string[] = [];
    const find = async (one: string) => {
      asked.push(one);
      return answer(one);
    };
    const search = async (words: string) => {
      asked.push(words);
      const found = await answer(words);
      return found === undefined ? [] : [found.company];
    };
    const findAssociation = find;
    const state = { find, findAssociation, search };
    const registry = sparingRegistry(state, { now: () => new Date(now) });
    return { registry, asked, advance: (ms: number) => (now += ms) };
  }

  it('caches the answer to an RNA number apart from that to the same text as a SIREN', async () => {
    const { registry, asked } = watched(async (one) => (one === siren ? entry : undefined));
    expect(await registry.findAssociation(siren)).toBe(entry);
    expect(await registry.findAssociation(siren)).toBe(entry);
    expect(await registry.find(siren)).toBe(entry);
    expect(asked).toEqual([siren, siren]);
  });

  it('caches an answer for a day, and a missing company for an hour', async () => {
    const { registry, asked, advance } = watched(async (one) =>
      one === siren ? entry : undefined,
    );
    for (const hours of [0, 0.9, 1, 22]) {
      advance(hours * 3_600_000);
      expect(await registry.find(siren)).toBe(entry);
      expect(await registry.find('123456782')).toBeUndefined();
    }
    expect(asked).toEqual([siren, '123456782', '123456782', '123456782']);
  });

  it('sends one request for ten concurrent lookups of the same SIREN', async () => {
    const { registry, asked } = watched(async () => entry);
    await Promise.all(Array.from({ length: 10 }, () => registry.find(siren)));
    expect(asked).toHaveLength(1);
  });

  it('sends at most five requests a second and rejects further lookups within that second', async () => {
    const { registry, asked, advance } = watched(async () => undefined);
    const ask = (from: number) =>
      Promise.allSettled(Array.from({ length: 8 }, (_, n) => registry.find(String(from + n))));
    expect((await ask(0)).filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    advance(1000);
    await ask(100);
    expect(asked).toHaveLength(10);
  });

  it('caches searches apart from lookups, and counts both in the same five requests a second', async () => {
    const { registry, asked } = watched(async () => entry);
    for (let time = 0; time < 2; time += 1)
      expect(await registry.search(siren)).toEqual([entry.company]);
    expect(await registry.find(siren)).toBe(entry);
    expect(asked).toEqual([siren, siren]);
    const more = await Promise.allSettled(
      Array.from({ length: 5 }, (_, n) => registry.search(`bal ${n}`)),
    );
    expect(more.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  });

  it('answers from the expired cache when the registry fails; pauses for 30 s after three failures', async () => {
    let isUp = true;
    const { registry, asked, advance } = watched(async () => {
      if (!isUp) throw new Error('away');
      return entry;
    });
    await registry.find(siren);
    isUp = false;
    advance(25 * 3_600_000);
    expect(await registry.find(siren)).toBe(entry);
    for (const one of ['1', '2', '3', '4']) await expect(registry.find(one)).rejects.toThrow();
    expect(asked).toEqual([siren, siren, '1', '2']);
    isUp = true;
    advance(30_000);
    expect(await registry.find('5')).toBe(entry);
  });
});
