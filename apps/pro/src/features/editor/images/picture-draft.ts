import { limits } from '@parages/contracts/vocabulary/limits';
import { now } from '../../../lib/clock.ts';
import {
  type DraftName,
  listDrafts,
  removeDraft,
  writeDraft,
} from '../../../lib/device-drafts/draft-store.ts';
import {
  holdWriterLock,
  takeDraft,
  thisWriter,
  withoutOpenPages,
} from '../../../lib/device-drafts/draft-writers.ts';
import type { Picture } from './images.queries.ts';

/** What the organiser types about a picture. */
export type PictureTexts = { title: string; credits: string };

const startOf = (poiId: string): string => `picture.${poiId}.`;
const targetOf = (poiId: string, pictureId: string): string => `${startOf(poiId)}${pictureId}`;

function readTexts(content: unknown): PictureTexts | null {
  const { title, credits } = (content ?? {}) as Partial<Record<string, unknown>>;
  if (typeof title !== 'string' || typeof credits !== 'string') return null;
  const { maxTitleLength, maxCreditsLength } = limits.picture;
  return { title: title.slice(0, maxTitleLength), credits: credits.slice(0, maxCreditsLength) };
}

type PictureOf = { account: string; poiId: string; pictureId: string };

const nameOf = ({ account, poiId, pictureId }: PictureOf): DraftName => ({
  account,
  target: targetOf(poiId, pictureId),
  writer: thisWriter,
});

export const dropPictureTexts = (of: PictureOf): void => removeDraft(nameOf(of));

/** Keeps on this device what was typed about a picture, until it is dropped. */
export function keepPictureTexts(of: PictureOf, content: PictureTexts): void {
  holdWriterLock();
  writeDraft(nameOf(of), { at: now().toISOString(), content, tab: 'images' });
}

/** The newest texts that a page that has ended, or left the editor, keeps of a picture of the event. */
export async function takePictureTexts(
  account: string,
  poiId: string,
  images: readonly Picture[],
): Promise<{ index: number; texts: PictureTexts } | undefined> {
  const drafts = listDrafts({ account, now: now() }).filter(({ name }) =>
    name.target.startsWith(startOf(poiId)),
  );
  for (const draft of await withoutOpenPages(drafts)) {
    const index = images.findIndex(({ id }) => draft.name.target === targetOf(poiId, id));
    const picture = images[index];
    let texts: PictureTexts | null = null;
    if (!picture) continue;
    const isTaken = await takeDraft(draft, ({ content }) => {
      texts = readTexts(content);
      if (texts) keepPictureTexts({ account, poiId, pictureId: picture.id }, texts);
      return true;
    });
    if (isTaken && texts) return { index, texts };
  }
  return undefined;
}
