import type { Quota } from './quotas.ts';

const sentences: Record<Quota, (most: string) => string> = {
  picturesPerDay: (most) =>
    `This account sent ${most} pictures today, which is the most it may. Go on tomorrow.`,
  picturesByUrlPerDay: (most) =>
    `This account took ${most} pictures from addresses today, which is the most it may. Go on tomorrow.`,
  mailsPerDay: (most) =>
    `This account caused ${most} mails today, which is the most it may. Go on tomorrow.`,
  drafts: (most) =>
    `This organisation has ${most} drafts, which is the most it may have. Send or delete some first.`,
  picturesPending: (most) =>
    `${most} pictures of this account are on no event, which is the most. They go within a day: go on tomorrow.`,
  picturesOfOrganisation: (most) =>
    `The events of this organisation have ${most} pictures, which is the most. Remove some of old events, or write to the team.`,
  importsOpen: (most) =>
    `${most} imports are running or waiting, which is the most. Confirm or abandon some first.`,
  importMegabytes: (most) =>
    `The files kept for this organisation exceed ${most} MB, which is the most. They go after 90 days; the team can help before.`,
  invitationsPerDay: (most) =>
    `This organisation sent ${most} invitations within a day, which is the most. Go on tomorrow.`,
  organisations: (most) =>
    `This account declared ${most} organisations, which is the most. To manage more, write to the team.`,
  favorites: (most) => `${most} favourites are the most. Remove some before you add another.`,
};

const isKnown = (name: string): name is Quota => Object.hasOwn(sentences, name);

/** Says which quota is used up, how many it allows and what to do. Undefined for a quota of a newer service. */
export const sayQuota = ({ name, most }: { name: string; most: number }): string | undefined =>
  isKnown(name) ? sentences[name](most.toLocaleString('en-GB')) : undefined;
