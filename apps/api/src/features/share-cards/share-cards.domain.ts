import { createHash } from 'node:crypto';
import { periodWords } from '@parages/contracts/vocabulary/dates/days-and-times.fr';
import { type LiveState, takesPlace } from '@parages/contracts/vocabulary/events/live-states';
import type { Town } from '@parages/contracts/vocabulary/places/towns';
import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { themeLabels } from '@parages/contracts/vocabulary/themes/themes.fr';
import { fallbackPictureId } from '@parages/pictures/fallback';
import type { ShareCard } from '@parages/pictures/share-card';
import { shareCardFr as words } from './share-cards.fr.ts';

type Period = {
  startDate: string;
  endDate: string;
  startTime: string | null;
  isPast: boolean;
  liveState: LiveState;
};

export type SharedPoi = {
  id: string;
  label: string;
  theme: Theme | null;
  isPermanent: boolean;
  liveState: LiveState;
  periods: readonly Period[];
  place: { name: string | null; locality: string | null };
};

function whenOf({ isPermanent, periods }: SharedPoi, today: string): string {
  const upcoming = periods.filter(({ isPast }) => !isPast);
  const next = upcoming.find(takesPlace) ?? upcoming[0];
  if (!next) return isPermanent ? periodWords.permanent : periodWords.past;
  const { startDate, endDate, startTime } = next;
  if (endDate <= startDate) return periodWords.day(startDate, startTime);
  return startDate <= today ? periodWords.until(endDate) : periodWords.span(startDate, endDate);
}

function whereOf({ name, locality }: SharedPoi['place']): string {
  if (name === null || locality === null || name.includes(locality)) return name ?? locality ?? '';
  return `${name}, ${locality}`;
}

export type CardPicture = { scene: string; seed: string };

const standInPicture = ({ id, theme }: SharedPoi): CardPicture => ({
  scene: fallbackPictureId(theme, id),
  seed: '',
});

/** `picture`: the drawing on the page of the event; by default a drawing of the theme. */
export function poiCard(
  poi: SharedPoi,
  { today, name, picture }: { today: string; name: string; picture?: CardPicture | undefined },
): ShareCard {
  const { label, theme, liveState } = poi;
  const when =
    liveState === 'scheduled'
      ? whenOf(poi, today)
      : `${words.states[liveState]} · ${whenOf(poi, today)}`;
  const lines = [when, whereOf(poi.place)].filter((line) => line !== '');
  return {
    title: label,
    theme,
    label: theme === null ? undefined : themeLabels[theme],
    lines,
    name,
    ...(picture ?? standInPicture(poi)),
  };
}

export function listCard(
  { theme, town }: { theme: Theme | null; town: Town | undefined },
  name: string,
): ShareCard {
  const label = theme && themeLabels[theme];
  const title = label
    ? town
      ? words.themeInTown(label, town.name)
      : words.theme(label)
    : town
      ? words.town(town.name)
      : words.everywhere;
  const seed = town?.slug ?? '';
  return {
    title,
    theme,
    label: label ?? undefined,
    lines: [words.hint],
    scene: fallbackPictureId(theme, seed),
    seed,
    name,
  };
}

// Increment when the drawing of the same words changes, so that cached copies are invalidated.
const edition = 2;

export const cardTag = (card: ShareCard, photoId?: string): string =>
  `"${createHash('sha1')
    .update(JSON.stringify([edition, card, ...(photoId === undefined ? [] : [photoId])]))
    .digest('base64url')
    .slice(0, 20)}"`;
