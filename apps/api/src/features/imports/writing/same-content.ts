import { isDeepStrictEqual } from 'node:util';
import { mergeContacts, withPhoneNumbers } from '../mapping/contacts.ts';
import { draftLabel } from '../mapping/draft-label.ts';
import type { Contact, Period, PoiDraft } from '../mapping/poi-draft.ts';
import { type Kept, keptBy, type VersionTexts, withKept } from './hand-edits.domain.ts';
import type { ImportsRepository, KnownPoi, StoredContents } from './imports.repository.ts';

type Candidate = { draft: PoiDraft; hash: string; poi: KnownPoi };
type Stored = { texts: VersionTexts; contents: StoredContents };

const wordsOf = (label: string): string => draftLabel(label, 'title').label;

const sorted = (periods: readonly Period[]): string[] =>
  periods
    .map(({ startDate, endDate, startTime, endTime }) =>
      [startDate, endDate, startTime, endTime].join(' '),
    )
    .sort();

const alike = (contacts: readonly Contact[]): Contact[] =>
  mergeContacts(contacts.map(withPhoneNumbers));

/** Fields edited by hand are kept anyway, and do not count. */
function isSame(read: PoiDraft, { texts, contents }: Stored, kept: Kept): boolean {
  const draft = withKept(read, kept, texts);
  const { label: _, ...others } = texts;
  const differs = (list: Kept['lists'][number], a: unknown, b: unknown): boolean =>
    !kept.lists.includes(list) && !isDeepStrictEqual(a, b);
  if (contents.hasMore || draft.tour !== null || draft.media.length > 0) return false;
  return (
    wordsOf(texts.label) === wordsOf(draft.label) &&
    contents.organizerName === draft.organizerName &&
    Object.entries(others).every(([name, value]) =>
      isDeepStrictEqual(value, draft[name as keyof typeof others]),
    ) &&
    !differs('periods', sorted(contents.periods), sorted(draft.periods)) &&
    !differs('prices', contents.prices, draft.prices) &&
    !differs('contacts', alike(contents.contacts), alike(draft.contacts)) &&
    !differs('features', [...contents.features].sort(), draft.features.map(({ id }) => id).sort())
  );
}

/**
 * The candidates whose event has the same content but for the signs of its title and the spelling of
 * its telephone numbers: a release that writes these in another way would otherwise send each
 * published event to review. An event with a tour or with pictures of its source is never among them.
 */
export async function listSame(
  imports: ImportsRepository,
  candidates: readonly Candidate[],
): Promise<Candidate[]> {
  const versions = candidates.flatMap(({ poi: { workingId, publishedId } }) => {
    const id = workingId ?? publishedId;
    return id === null ? [] : [id];
  });
  if (versions.length === 0) return [];
  const texts = await imports.listTexts(versions);
  const contents = await imports.listContents(versions);
  const edits = await imports.listHandEdits(candidates.map(({ poi }) => poi.id));
  return candidates.filter(({ draft, poi }) => {
    const id = poi.workingId ?? poi.publishedId ?? '';
    const [present, more] = [texts.get(id), contents.get(id)];
    if (present === undefined || more === undefined) return false;
    return isSame(draft, { texts: present, contents: more }, keptBy(edits.get(poi.id) ?? []));
  });
}
