import type { SourceFault } from '@parages/contracts/vocabulary/imports/source-faults';
import { followedSourceLimits } from '@parages/contracts/vocabulary/imports/source-limits';
import type {
  SourceAnswer,
  SourceFetch,
  SourceQuestion,
} from '../../../../gateways/source-fetch/source-fetch.ts';
import {
  eventsAddress,
  findAgendaUid,
  type OpenagendaSettings,
  readAgendaPage,
} from '../openagenda-page.domain.ts';
import { decodeSource } from '../reading/decode-source.ts';
import { mergePages } from '../reading/merge-pages.ts';
import { answersInPages, firstPageOf } from '../reading/next-page.ts';
import type { SourceContent, SourceReading, WholeReading } from '../reading/read-source.ts';

export type ReadPagesDeps = {
  fetchSource: SourceFetch;
  readSource: (content: SourceContent) => Promise<SourceReading>;
  openagenda: OpenagendaSettings;
  wait: (ms: number) => Promise<unknown>;
  /** Called before each page but the first: throws when another worker has the source. */
  renew: () => Promise<void>;
};

type Validators = Pick<SourceQuestion, 'etag' | 'lastModified'>;
export type ReadSource =
  | { kind: 'unchanged' }
  | { kind: 'failed'; fault: SourceFault; retryAfterS: number | null }
  | { kind: 'read'; reading: WholeReading; validators: Validators }
  | Extract<SourceAnswer, { kind: 'feed' }>;

const none: Validators = { etag: null, lastModified: null };
/** Between two requests for pages of one source. */
const pauseMs = 1000;

/**
 * What to fetch for an address: for the page of an agenda on OpenAgenda, its feed. The number of the
 * agenda is read in the page when its address has none; a page without any is returned as it is.
 */
async function findFeed(
  { fetchSource, openagenda, wait, renew }: ReadPagesDeps,
  address: string,
): Promise<{ address: string } | { answer: SourceAnswer }> {
  const page = readAgendaPage(address, openagenda);
  if (page === undefined) return { address: firstPageOf(address) };
  const { filters } = page;
  if ('uid' in page) return { address: eventsAddress(page.uid, openagenda, filters) };
  const answer = await fetchSource({ address, ...none });
  if (answer.kind !== 'content') return { answer };
  const uid = findAgendaUid(decodeSource(answer.bytes, answer.contentType));
  if (uid === undefined) return { answer };
  await wait(pauseMs);
  await renew();
  return { address: eventsAddress(uid, openagenda, filters) };
}

type Content = Pick<SourceContent, 'source' | 'today'>;

/**
 * Reads an address with all its pages, within the bounds of a source. A page that fails fails the
 * whole reading, which the next one repeats. Only an answer in one page can be asked for with its
 * validators the next time.
 */
export async function readPages(
  deps: ReadPagesDeps,
  { address: given, feed, ...validators }: SourceQuestion,
  content: Content,
): Promise<ReadSource> {
  const found = await findFeed(deps, given);
  const address = 'address' in found ? found.address : given;
  // The list of a page is never taken for a feed, which has no other pages.
  const question = answersInPages(address) ? validators : { ...validators, ...(feed && { feed }) };
  const answer =
    'answer' in found ? found.answer : await deps.fetchSource({ address, ...question });
  if (answer.kind !== 'content') return answer;
  const { etag, lastModified } = answer;
  const read = async (page: typeof answer, at: string): Promise<SourceReading> =>
    deps.readSource({ ...content, bytes: page.bytes, contentType: page.contentType, address: at });
  const first = await read(answer, address);
  if ('fault' in first) return { kind: 'failed', fault: first.fault, retryAfterS: null };
  let reading = first;
  for (let pages = 1; reading.next !== null; pages += 1) {
    const isFull = reading.drafts.length >= followedSourceLimits.maxEvents;
    if (isFull || pages >= followedSourceLimits.maxPages)
      return { kind: 'read', reading: { ...reading, isCut: true }, validators: none };
    const { next } = reading;
    await deps.wait(pauseMs);
    await deps.renew();
    const more = await deps.fetchSource({ address: next, ...none });
    if (more.kind === 'unchanged') break;
    if (more.kind !== 'content') return more;
    const page = await read(more, next);
    // The page after the last one of the API has no event.
    if ('fault' in page && page.fault === 'events_none') break;
    if ('fault' in page) return { kind: 'failed', fault: page.fault, retryAfterS: null };
    reading = mergePages(reading, page);
  }
  return {
    kind: 'read',
    reading,
    validators: first.next === null ? { etag, lastModified } : none,
  };
}
