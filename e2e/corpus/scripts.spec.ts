import { expect, test } from '@playwright/test';
import { openAccounts } from '../fixtures/corpus/accounts.ts';
import { readFeeds } from '../fixtures/corpus/feeds.ts';
import { readMails } from '../fixtures/corpus/mails.ts';
import { nameCall, type Payload, payloads } from '../fixtures/corpus/payloads.ts';
import { note } from '../fixtures/corpus/tally.ts';
import { showPublic } from '../fixtures/corpus/visits.ts';
import { writeAndVisit } from '../fixtures/corpus/write-and-visit.ts';

// An account declares twenty organisations.
const perTest = 20;
const groups: Payload[][] = Array.from({ length: payloads.length / perTest }, (_, group) =>
  payloads.slice(group * perTest, (group + 1) * perTest),
);

for (const [index, group] of groups.entries())
  test(`no payload of group ${index + 1}, from ${group[0]?.family}, runs in the pages of both sites, the feeds or the mails`, async ({
    browser,
    baseURL,
  }) => {
    const site = baseURL ?? '';
    const accounts = await openAccounts(browser, site);
    const read: Record<string, number> = {};
    const count = (name: string, times = 1): void => {
      read[name] = (read[name] ?? 0) + times;
    };
    const hostiles = await writeAndVisit(accounts, site, group, (_, name) => count(name));
    const { visitor } = accounts.pages;
    await showPublic(visitor, site, hostiles, count);
    await readFeeds(visitor, site, hostiles, count);
    count('mails', await readMails(visitor, accounts.email, hostiles));
    const ran = accounts.ran();
    note({ ids: group.map(({ id }) => id), read, ran });
    expect(ran.map(nameCall)).toEqual([]);
    await accounts.dispose();
  });
