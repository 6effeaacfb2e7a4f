import type { OpenagendaSettings } from '../src/features/imports/followed/openagenda-page.domain.ts';
import { sourceWorkService } from '../src/features/imports/followed/worker/source-work.service.ts';
import type { Geocoder } from '../src/gateways/geocoder/geocoder.ts';
import type {
  SourceAnswer,
  SourceFetch,
  SourceQuestion,
} from '../src/gateways/source-fetch/source-fetch.ts';
import { createOrganisation } from './records/create-organisation.ts';
import type { Answer, Api } from './servers/start-api.ts';
import type { User } from './signed-in.ts';

export const agendaUrl = 'https://agenda.example/fetes.ics';

type CalendarEvent = Record<string, string>;

export const concert: CalendarEvent = {
  UID: 'concert',
  SUMMARY: 'Concert au kiosque',
  DTSTART: '20260714T183000Z',
  DTEND: '20260714T200000Z',
  GEO: '47.3941;0.6848',
  LOCATION: 'Kiosque\\, 37000 Tours',
};

export const writeCalendar = (...events: CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'X-WR-CALNAME:Comité des fêtes',
    ...events.flatMap((fields) => [
      'BEGIN:VEVENT',
      ...Object.entries(fields).map(([name, value]) => `${name}:${value}`),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ].join('\r\n');

export const calendarAnswer = (
  text: string,
  validators: { etag?: string; lastModified?: string } = {},
): SourceAnswer => ({
  kind: 'content',
  bytes: Buffer.from(text),
  contentType: 'text/calendar',
  etag: validators.etag ?? null,
  lastModified: validators.lastModified ?? null,
});

async function createOrganiser({ db, signIn }: Api, name = 'Comité des fêtes') {
  const editor = await signIn({ permissions: ['poi_editor'] });
  const reader = await signIn({ permissions: ['poi_editor'] });
  const members = [
    { id: editor.id, role: 'owner' as const },
    { id: reader.id, role: 'reader' as const },
  ];
  const { id: organisationId } = await createOrganisation(db, { name, members });
  return { editor, reader, organisationId };
}

/** Answers `answer` to each request of the worker, and records the questions. */
export function sourceBench(
  api: Api,
  { geocoder, openagenda = {} }: { geocoder?: Geocoder; openagenda?: OpenagendaSettings } = {},
) {
  const { db, clock, send } = api;
  const asked: SourceQuestion[] = [];
  let answer: SourceAnswer | SourceFetch = calendarAnswer(writeCalendar(concert));
  const sources = sourceWorkService({
    db,
    openWork: () => db,
    clock,
    geocoder,
    log: { warn: () => undefined },
    openagenda,
    wait: async () => undefined,
    fetchSource: async (question) => {
      asked.push(question);
      return typeof answer === 'function' ? answer(question) : answer;
    },
  });
  const work = (isStopping = () => false): Promise<number> => sources.pullDue(isStopping);
  const attach = (as: User, organisationId: string, url = agendaUrl): Promise<Answer> =>
    send('POST', '/org/sources', { as, body: { organisationId, url } });
  const act = (as: User, id: string, verb: 'following' | 'pull'): Promise<Answer> =>
    send('POST', `/org/sources/${id}/${verb}`, { as });
  const read = async (as: User, id: string): Promise<Answer['body']> =>
    (await send('GET', `/org/sources/${id}`, { as })).body;
  const later = (minutes: number): void =>
    clock.set(new Date(clock.now().getTime() + minutes * 60_000).toISOString());
  /** Attaches and follows the calendar; its events are written. */
  async function follow(url = agendaUrl) {
    const organiser = await createOrganiser(api);
    const { id } = (await attach(organiser.editor, organiser.organisationId, url)).body;
    await work();
    await act(organiser.editor, id, 'following');
    later(1);
    await work();
    return { ...organiser, id: String(id), source: await read(organiser.editor, id) };
  }
  return {
    ...api,
    asked,
    work,
    forgetMissing: sources.forgetMissing,
    attach,
    act,
    read,
    later,
    follow,
    answerWith: (next: SourceAnswer | SourceFetch): void => {
      answer = next;
    },
    organiser: (name?: string) => createOrganiser(api, name),
  };
}
