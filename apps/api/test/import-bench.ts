import { importColumnNames } from '@parages/contracts/vocabulary/imports/import-columns';
import { csvLine } from '@parages/contracts/vocabulary/text/csv-text';
import { expect } from 'vitest';
import { importWorkService } from '../src/features/imports/batch/worker/import-work.service.ts';
import { mailsService } from '../src/features/mails/mails.service.ts';
import type { Geocoder } from '../src/gateways/geocoder/geocoder.ts';
import { createOrganisation } from './records/create-organisation.ts';
import type { Answer, Api } from './servers/start-api.ts';
import type { User } from './signed-in.ts';

export type Cells = Partial<Record<(typeof importColumnNames)[number], string>>;

export const wholeEvent: Cells = {
  ext_id: 'bal',
  title: 'Bal des quais',
  start_date: '2026-07-14',
  start_time: '20:30',
  theme1: 'concerts',
  longitude: '0,6848',
  latitude: '47,3941',
  postal_code: '37000',
  city: 'Tours',
  min_price: '5',
  max_price: '12,50',
};

export const csvOf = (...lines: Cells[]): string =>
  [
    csvLine(importColumnNames),
    ...lines.map((cells) => csvLine(importColumnNames.map((name) => cells[name] ?? ''))),
  ].join('');

export type ImportBenchOptions = { geocoder?: Geocoder };

type FileOptions = { organisationId?: string; name?: string };

const sendWith =
  ({ request }: Api) =>
  async (
    as: User,
    file: string | Buffer,
    { organisationId, name = 'agenda.csv' }: FileOptions = {},
  ): Promise<Answer> => {
    const call = request.post('/api/v1/imports').set(as.headers);
    if (organisationId !== undefined) call.field('organisationId', organisationId);
    const { status, body, headers, text } = await call.attach('file', Buffer.from(file), name);
    return { status, body, headers, text };
  };

async function createOrganiser({ db, signIn }: Api, name = 'Comité des fêtes') {
  const editor = await signIn({ permissions: ['poi_editor'] });
  const reader = await signIn();
  const members = [
    { id: editor.id, role: 'owner' as const },
    { id: reader.id, role: 'reader' as const },
  ];
  return { editor, reader, organisation: await createOrganisation(db, { name, members }) };
}

export function importBench(api: Api, { geocoder }: ImportBenchOptions = {}) {
  const { db, clock } = api;
  const imports = importWorkService({
    db,
    clock,
    geocoder,
    openWork: () => db,
    mails: mailsService({ clock }),
    log: { warn: () => undefined },
    origins: { site: 'https://parages.example', pro: 'https://pro.parages.example' },
  });
  const work = () => imports.doDue(() => false);
  const sendFile = sendWith(api);
  const read = async (as: User, id: string): Promise<Answer['body']> =>
    (await api.send('GET', `/imports/${id}`, { as })).body;
  const confirm = (as: User, id: string) => api.send('POST', `/imports/${id}/confirmation`, { as });
  async function check(as: User, file: string | Buffer, options: FileOptions = {}) {
    const sent = await sendFile(as, file, options);
    expect({ status: sent.status, code: sent.body.code }).toEqual({ status: 201, code: undefined });
    await work();
    return read(as, sent.body.id);
  }
  async function importFile(as: User, file: string | Buffer, options: FileOptions = {}) {
    const checked = await check(as, file, options);
    expect(checked).toMatchObject({ status: 'ready' });
    await confirm(as, checked.id);
    await work();
    return read(as, checked.id);
  }
  const findings = async (as: User, id: string, query = {}): Promise<Answer['body']['items']> =>
    (await api.send('GET', `/imports/${id}/findings`, { as, query: { pageSize: 100, ...query } }))
      .body.items;
  return {
    ...api,
    imports,
    work,
    sendFile,
    read,
    check,
    confirm,
    importFile,
    findings,
    staff: () => api.signIn({ permissions: ['batch_import'] }),
    organiser: (name?: string) => createOrganiser(api, name),
  };
}
