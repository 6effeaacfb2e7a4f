// Specification: §5.38
import { appendFileSync } from 'node:fs';
import { expect, test } from '../fixtures/come-back.ts';
import { faults } from '../fixtures/typing/faults.ts';
import { randomOf } from '../fixtures/typing/random.ts';
import { openTypedEvent } from '../fixtures/typing/typed-event.ts';
import {
  countTyped,
  type Lost,
  listLost,
  noteTyping,
  readReplaced,
  readTyped,
} from '../fixtures/typing/typed-values.ts';
import { saveRest, tagsPointer, typedTabs, typeThrough } from '../fixtures/typing/typing.ts';

// Only `npm run test:typing` sets the runs: a seed takes more than a minute. That command also kills
// the server, and adds the runs up.
const runs = Number(process.env.TYPING_RUNS ?? 0);
const firstSeed = Number(process.env.TYPING_SEED ?? 1);
const tally = process.env.TYPING_TALLY;
const seeds = Array.from({ length: runs }, (_, index) => firstSeed + index);
const names = Object.keys(faults);

test.setTimeout(300_000);

for (const seed of seeds)
  test(`faults of the network, the files, the session and the server lose no typed character in any tab of the editor, seed ${seed}`, {
    tag: '@desktop',
  }, async ({ page, playwright, baseURL }) => {
    const random = randomOf(seed);
    const event = await openTypedEvent(playwright.request, baseURL ?? '');
    await noteTyping(page);
    await page.context().addCookies(event.cookies);
    await expect(async () => void (await page.goto(event.editor))).toPass({ timeout: 60_000 });
    const lost: (Lost & { tab: string; faultName: string })[] = [];
    for (const [index, tab] of random.shuffle(typedTabs).entries()) {
      const faultName = names[(index + seed) % names.length] ?? '';
      await test.step(`${tab.label}: ${faultName}`, async () => {
        const missing = await typeThrough({ page, event, random }, { tab, faultName });
        lost.push(...missing.map((one) => ({ ...one, tab: tab.label, faultName })));
      });
    }
    await saveRest(page);
    // The field of the tags is emptied when it adds one.
    const replaced = (await readReplaced(page)).filter(({ pointer }) => pointer !== tagsPointer);
    const { [tagsPointer]: lastTag = '', ...typed } = await readTyped(page);
    const saved = await event.read();
    const unsaved = listLost(typed, saved);
    const lostTags = saved.categories.tags.includes(lastTag) ? [] : [lastTag];
    const count = [...lost, ...replaced, ...unsaved].reduce(
      (sum, one) => sum + one.lost,
      lostTags.join('').length,
    );
    if (tally) appendFileSync(tally, `${await countTyped(page)} ${count}\n`);
    expect(Object.keys(typed).length).toBeGreaterThan(7);
    expect({ lost, replaced, unsaved, lostTags }).toEqual({
      lost: [],
      replaced: [],
      unsaved: [],
      lostTags: [],
    });
    await event.archive();
    await event.close();
  });
