// Specification: §3.6, §7.8, §7.10
import { describe, expect, it } from 'vitest';
import { smallGazetteer, touraine } from '../../../test/records/create-gazetteer.ts';
import { startApi } from '../../../test/servers/start-api.ts';

async function startWithTouraine() {
  const api = await startApi();
  await smallGazetteer(api.db, touraine).loadIfMissing();
  return api;
}

const names = (body: { items: { fullName: string }[] }): string[] =>
  body.items.map(({ fullName }) => fullName);

describe('GET /places', () => {
  it('200: finds the intended town first for 21 spellings', async () => {
    const { get } = await startWithTouraine();
    const first: Record<string, string> = {
      tours: 'Tours (37), Indre-et-Loire',
      TOURS: 'Tours (37), Indre-et-Loire',
      tou: 'Tours (37), Indre-et-Loire',
      torus: 'Tours (37), Indre-et-Loire',
      '37000': 'Tours (37), Indre-et-Loire',
      '37 000': 'Tours (37), Indre-et-Loire',
      '37000 Tours': 'Tours (37), Indre-et-Loire',
      'Tours (37), Indre-et-Loire': 'Tours (37), Indre-et-Loire',
      'saint pierre des corps': 'Saint-Pierre-des-Corps (37), Indre-et-Loire',
      'St-Pierre-des-C': 'Saint-Pierre-des-Corps (37), Indre-et-Loire',
      'sant piere des cors': 'Saint-Pierre-des-Corps (37), Indre-et-Loire',
      orleans: 'Orléans (45), Loiret',
      ORLÉANS: 'Orléans (45), Loiret',
      parsi: 'Paris (75)',
      'paris 15': 'Paris 15e (75015)',
      mans: 'Le Mans (72)',
      "l'œuvre": "L'Œuvre-sur-Indre (37), Indre-et-Loire",
      'L’oeuvre s/ indre': "L'Œuvre-sur-Indre (37), Indre-et-Loire",
      'oeuvre sur indre': "L'Œuvre-sur-Indre (37), Indre-et-Loire",
      'saint-symphorien': 'Tours (37), Indre-et-Loire',
      'saint-pierre 45': 'Saint-Pierre (45), Loiret',
    };
    for (const [text, expected] of Object.entries(first)) {
      const { status, body } = await get('/places', { text });
      expect(status, text).toBe(200);
      expect(names(body)[0], text).toBe(expected);
    }
  });

  it('200: a suggestion has its position, the name that matched, and whether it can be chosen', async () => {
    const { get } = await startWithTouraine();
    const tours = await get('/places', { text: 'tours' });
    expect(tours.body.items[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Tours',
      fullName: 'Tours (37), Indre-et-Loire',
      position: { lon: 0.704, lat: 47.3948 },
      postalCode: '37000',
      isApproximate: false,
      disabled: false,
      kind: 'commune',
      matchedName: null,
    });
    expect(tours.headers['cache-control']).toBe('public, max-age=3600');
    const former = await get('/places', { text: 'saint symph' });
    expect(former.body.items[0]).toMatchObject({
      name: 'Tours',
      matchedName: { name: 'Saint-Symphorien', kind: 'former' },
    });
    const guessed = await get('/places', { text: 'luzille' });
    expect(guessed.body.items[0]).toMatchObject({
      isApproximate: true,
      position: { lon: 0.9886, lat: 47.3275 },
      disabled: false,
    });
    const shared = await get('/places', { text: '37200' });
    expect(shared.body.items[0]).toMatchObject({ name: 'Tours', postalCode: '37200' });
  });

  it('200: lists the largest homonym first; an overseas town can be chosen like any other', async () => {
    const { get } = await startWithTouraine();
    const { body } = await get('/places', { text: 'st pierre' });
    expect(names(body)).toEqual([
      'Saint-Pierre (974), La Réunion',
      'Saint-Pierre (45), Loiret',
      'Saint-Pierre-des-Corps (37), Indre-et-Loire',
    ]);
    expect(body.items.map(({ disabled }: { disabled: boolean }) => disabled)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('200: ranks by inhabitants and closeness of the name: a far larger town before a whole name with an article', async () => {
    const api = await startApi();
    const communes = [
      { code: '37261', name: 'Tours', population: 139_000 },
      { code: '45901', name: 'La Tour', population: 1300 },
      { code: '45902', name: 'Tours-sur-Marne', population: 1400 },
      { code: '45903', name: 'Mars', population: 500 },
      { code: '45904', name: 'Marseille', population: 870_000 },
      { code: '45905', name: 'Saint-Denis', population: 149_000 },
      { code: '97411', name: 'Saint-Denis', population: 155_000 },
    ];
    await smallGazetteer(api.db, { communes }).loadIfMissing();
    const expected: Record<string, string[]> = {
      tour: ['Tours', 'La Tour', 'Tours-sur-Marne'],
      'la tour': ['La Tour'],
      mars: ['Mars', 'Marseille'],
      marse: ['Marseille'],
      'saint-denis': ['Saint-Denis', 'Saint-Denis'],
    };
    for (const [text, towns] of Object.entries(expected)) {
      const { body } = await api.get('/places', { text });
      expect(
        body.items.map(({ name }: { name: string }) => name),
        text,
      ).toEqual(towns);
    }
    const homonyms = await api.get('/places', { text: 'saint-denis' });
    expect(names(homonyms.body)[0]).toBe('Saint-Denis (974), La Réunion');
  });

  it('200: finds a department by name or number, and a region, at the position of its capital', async () => {
    const { get } = await startWithTouraine();
    const first: Record<string, string> = {
      'indre et loire': 'Indre-et-Loire (37)',
      'INDRE-ET-L': 'Indre-et-Loire (37)',
      'Indre-et-Loire (37)': 'Indre-et-Loire (37)',
      'Indre-et-Loire (département)': 'Indre-et-Loire (37)',
      '37': 'Indre-et-Loire (37)',
      '974': 'La Réunion (974)',
      réunion: 'La Réunion (974)',
      'département du Loiret': 'Loiret (45)',
      'centre val': 'Centre-Val de Loire',
      'ile de france': 'Île-de-France',
      'indre et lore': 'Indre-et-Loire (37)',
      loirte: 'Loiret (45)',
      'ile de farnce': 'Île-de-France',
    };
    for (const [text, expected] of Object.entries(first)) {
      const { status, body } = await get('/places', { text });
      expect(status, text).toBe(200);
      expect(names(body)[0], text).toBe(expected);
    }
    expect((await get('/places', { text: '37' })).body.items[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      kind: 'department',
      name: 'Indre-et-Loire',
      fullName: 'Indre-et-Loire (37)',
      position: { lon: 0.704, lat: 47.3948 },
      postalCode: null,
      isApproximate: false,
      disabled: false,
      matchedName: null,
    });
    expect((await get('/places', { text: 'centre-val' })).body.items[0]).toMatchObject({
      kind: 'region',
      position: { lon: 1.9039, lat: 47.9029 },
    });
  });

  it('200: lists the towns of a number after its department, and a place of several kinds once', async () => {
    const { get } = await startWithTouraine();
    const numbered = await get('/places', { text: '37' });
    expect(names(numbered.body).slice(0, 2)).toEqual([
      'Indre-et-Loire (37)',
      'Tours (37), Indre-et-Loire',
    ]);
    expect(names((await get('/places', { text: 'paris' })).body)).toEqual(['Paris (75)']);
    expect(names((await get('/places', { text: '75' })).body)).toEqual(['Paris (75)']);
    expect(names((await get('/places', { text: 'la réunion' })).body)).toEqual([
      'La Réunion (974)',
    ]);
  });

  it('200: finds an arrondissement by number or postcode before its town', async () => {
    const { get } = await startWithTouraine();
    for (const text of ['Paris 15', 'Paris 15e arrondissement', '75015', '75 015', 'Paris 75015']) {
      const { body } = await get('/places', { text });
      expect(names(body), text).toEqual(['Paris 15e (75015)', 'Paris (75)']);
    }
    const district = await get('/places', { text: 'paris 15' });
    expect(district.body.items[0]).toMatchObject({
      kind: 'district',
      name: 'Paris 15e',
      position: { lon: 2.3, lat: 48.841 },
    });
    const communes = await get('/places', { text: 'Paris 15', kinds: 'commune' });
    expect(communes.body.items).toMatchObject([
      { name: 'Paris', matchedName: { name: 'Paris 15e Arrondissement', kind: 'district' } },
    ]);
  });

  it.each([
    [102, 167, ['41034', '27139']],
    [102, 400, ['27139', '41034']],
  ])(
    '200: lists a commune of %i inhabitants with a castle and its homonym of %i as %j: the castle outweighs three times the inhabitants',
    async (known, other, expected) => {
      const api = await startApi();
      const communes = [
        { code: '27139', name: 'Chambord', population: other },
        { code: '41034', name: 'Chambord', population: known },
        { code: '41150', name: 'Mont-près-Chambord', population: 3386 },
      ];
      await smallGazetteer(api.db, { communes }).loadIfMissing();
      const { body } = await api.get('/places', { text: 'chambord' });
      expect(names(body)).toEqual(expected.map((code) => `Chambord (${code.slice(0, 2)})`));
      for (const text of ['Château de Chambord', 'chateau chambord']) {
        const castle = await api.get('/places', { text });
        expect(names(castle.body), text).toEqual(['Chambord (41)']);
      }
    },
  );

  it('200: finds a town outside France, disabled, in the place of misspelt French names', async () => {
    const api = await startApi();
    const communes = [
      { code: '26362', name: 'Valence', population: 64_000 },
      { code: '26023', name: 'Barcelonne', population: 400 },
      { code: '70262', name: 'Genevrey', population: 240 },
      { code: '71373', name: 'Romenay', population: 1700 },
      { code: '84087', name: 'Orange', population: 29_000 },
    ];
    await smallGazetteer(api.db, { communes }).loadIfMissing();
    const expected: Record<string, [string, string][]> = {
      Genève: [['Genève', 'foreign']],
      London: [['London', 'foreign']],
      Londr: [['Londres', 'foreign']],
      Barcelone: [['Barcelone', 'foreign']],
      Barcelonne: [['Barcelonne', 'commune']],
      Valence: [
        ['Valence', 'commune'],
        ['Valence', 'foreign'],
      ],
      'Valence (26)': [['Valence', 'commune']],
      Rome: [
        ['Rome', 'foreign'],
        ['Romenay', 'commune'],
      ],
      Oran: [
        ['Orange', 'commune'],
        ['Oran', 'foreign'],
      ],
    };
    for (const [text, places] of Object.entries(expected)) {
      const { body } = await api.get('/places', { text });
      expect(body.items, text).toMatchObject(places.map(([name, kind]) => ({ name, kind })));
    }
    const abroad = await api.get('/places', { text: 'Londres' });
    expect(abroad.body.items).toMatchObject([{ position: null, disabled: true }]);
    const communesOnly = await api.get('/places', { text: 'Londres', kinds: 'commune' });
    expect(communesOnly.body.items).toEqual([]);
  });

  it('200: finds the town of the department whose name follows it, without its namesake abroad', async () => {
    const api = await startApi();
    const communes = [
      { code: '37901', name: 'Vienne', population: 29_000 },
      { code: '45901', name: 'Valence', population: 64_000 },
      { code: '37261', name: 'Tours', population: 139_000 },
      { code: '45902', name: 'Tours', population: 300 },
    ];
    await smallGazetteer(api.db, { communes }).loadIfMissing();
    const expected: Record<string, string[]> = {
      'Vienne, Indre-et-Loire': ['Vienne (37), Indre-et-Loire'],
      'vienne (indre': ['Vienne (37), Indre-et-Loire'],
      'Valence (Loiret)': ['Valence (45), Loiret'],
      'Tours, Indre-et-Loire': ['Tours (37), Indre-et-Loire'],
      'Tours, Loiret': ['Tours (45), Loiret'],
      'Vienne, Autriche': ['Vienne'],
      'Vienne (hors de France)': ['Vienne'],
    };
    for (const [text, places] of Object.entries(expected)) {
      const { body } = await api.get('/places', { text });
      expect(names(body), text).toEqual(places);
    }
  });

  it.each([
    [20_000, ['commune', 'department']],
    [300, ['department', 'commune']],
  ])(
    '200: lists a town of %i inhabitants and its namesake department as %j: a town comes before a department of up to 30 times its inhabitants',
    async (population, expected) => {
      const api = await startApi();
      const communes = [
        { code: '45234', name: 'Orléans', population: 116_000, at: { lon: 1.9, lat: 47.9 } },
        { code: '45900', name: 'Loiret', population, at: { lon: 1.6, lat: 47.8 } },
      ];
      await smallGazetteer(api.db, { communes }).loadIfMissing();
      const { body } = await api.get('/places', { text: 'loiret' });
      expect(body.items.map(({ kind }: { kind: string }) => kind)).toEqual(expected);
    },
  );

  it('200: finds only the given kinds', async () => {
    const { get } = await startWithTouraine();
    const found: [string, string, string[]][] = [
      ['indre-et-loire', 'commune', []],
      ['indre-et-loire', 'region,department', ['Indre-et-Loire (37)']],
      ['indre-et-loire', '', ['Indre-et-Loire (37)']],
      ['la réunion', 'region', ['La Réunion']],
      ['tours', 'region', []],
      ['tours', 'commune', ['Tours (37), Indre-et-Loire']],
    ];
    for (const [text, kinds, expected] of found) {
      const { status, body } = await get('/places', { text, kinds });
      expect([status, names(body)], `${text} ${kinds}`).toEqual([200, expected]);
    }
  });

  it('400: names the field of an unknown kind', async () => {
    const { get } = await startApi();
    for (const kinds of ['village', 'commune,village', 'x'.repeat(101)]) {
      const { status, body } = await get('/places', { text: 'tours', kinds });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'request_invalid',
        errors: [{ pointer: expect.stringContaining('kinds') }],
      });
    }
  });

  it('200: answers an empty list when no name and no postcode matches', async () => {
    const { get } = await startWithTouraine();
    for (const text of ['xqzwk', '%', '%__', "'; drop table region; --", '99999', '!!']) {
      const { status, body } = await get('/places', { text });
      expect([status, body], text).toEqual([200, { items: [] }]);
    }
  });

  it('400: names the field of a missing, blank or too long text', async () => {
    const { get } = await startApi();
    for (const query of [{}, { text: '   ' }, { text: 'x'.repeat(101) }]) {
      const { status, body } = await get('/places', query);
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'request_invalid',
        errors: [{ pointer: expect.stringContaining('text') }],
      });
    }
  });
});

describe('GET /places/reverse', () => {
  it('200: answers the town of a point, or null at sea, with `private, no-store`', async () => {
    const { get } = await startWithTouraine();
    const found = await get('/places/reverse', { lon: 0.69, lat: 47.39 });
    expect(found.status).toBe(200);
    expect(found.body).toMatchObject({
      name: 'Tours',
      fullName: 'Tours (37), Indre-et-Loire',
      position: { lon: 0.704, lat: 47.3948 },
    });
    expect(found.headers['cache-control']).toBe('private, no-store');
    // Nearer to the centre of Saint-Pierre-des-Corps, yet inside the disc of Tours (139,000
    // inhabitants).
    expect((await get('/places/reverse', { lon: 0.7165, lat: 47.393 })).body.name).toBe('Tours');
    // Luzillé has an approximate position, the centre of Bléré: Bléré is answered.
    expect((await get('/places/reverse', { lon: 0.9886, lat: 47.3275 })).body.name).toBe('Bléré');
    const atSea = await get('/places/reverse', { lon: -30, lat: 40 });
    expect([atSea.status, atSea.body]).toEqual([200, null]);
  });

  it('400: names both coordinates when the longitude is out of range and the latitude is missing', async () => {
    const { get } = await startApi();
    const { status, body } = await get('/places/reverse', { lon: 181 });
    expect(status).toBe(400);
    expect(body.errors.map(({ pointer }: { pointer: string }) => pointer)).toEqual([
      expect.stringContaining('lon'),
      expect.stringContaining('lat'),
    ]);
  });

  it('400: refuses an empty coordinate instead of reading it as 0', async () => {
    const { get } = await startApi();
    expect((await get('/places/reverse', { lon: '', lat: 47.39 })).status).toBe(400);
  });
});
