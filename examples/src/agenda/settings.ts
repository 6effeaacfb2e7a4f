import { readFile } from 'node:fs/promises';
import type { BodyOf } from '@parages/client/types';

/** Content of an event, tab by tab; `event.json` is one. Its days are counted from today. */
export type EventContent = {
  categories: Omit<BodyOf<'updateOrganiserPoiCategories'>, 'version'>;
  dates: Omit<BodyOf<'updateOrganiserPoiDates'>, 'version' | 'periods'>;
  inDays: number;
  startTime: string;
  endTime: string;
  place: Omit<BodyOf<'updateOrganiserPoiPlace'>, 'version'>;
  prices: Omit<BodyOf<'updateOrganiserPoiPrices'>, 'version'>;
  contacts: Omit<BodyOf<'updateOrganiserPoiContacts'>, 'version'>;
  picture: { title: string; credits: string; license: string };
};

export type Settings = {
  origin: string;
  apiKey: string;
  webhookSecret: string;
  webhookPort: number;
  picture: Blob;
  event: EventContent;
  /** Milliseconds between two looks at the review and at the feed. */
  everyMs: number;
};

const needed = (name: string, value: string | undefined): string => {
  if (!value) throw new Error(`${name} is not set`);
  return value;
};

/** @throws Error that names the variable to set */
export async function readSettings(environment: NodeJS.ProcessEnv): Promise<Settings> {
  const { PARAGES_ORIGIN, PARAGES_KEY, WEBHOOK_SECRET, WEBHOOK_PORT, PICTURE } = environment;
  const content = new URL('./event.json', import.meta.url);
  return {
    origin: needed('PARAGES_ORIGIN', PARAGES_ORIGIN),
    apiKey: needed('PARAGES_KEY', PARAGES_KEY),
    webhookSecret: needed('WEBHOOK_SECRET', WEBHOOK_SECRET),
    webhookPort: Number(needed('WEBHOOK_PORT', WEBHOOK_PORT)),
    picture: new Blob([await readFile(needed('PICTURE', PICTURE))]),
    event: JSON.parse(await readFile(content, 'utf8')),
    everyMs: Number(environment.EVERY_MS ?? 60_000),
  };
}
