import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import {
  type ServiceLetter,
  serviceLetter,
  serviceNewsService,
} from '../features/letters/service-news.service.ts';
import { mailsService } from '../features/mails/mails.service.ts';
import { systemClock } from '../platform/clock.ts';
import { onDatabase, reportFailure } from './on-database.ts';
import { serviceNewsWords } from './service-news-messages.ts';

const exitCodes = { misused: 2 };

function readArguments(args: string[]): { path: string; isSent: boolean } | undefined {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { send: { type: 'boolean', default: false } },
    });
    const [path, ...others] = positionals;
    return path === undefined || others.length > 0 ? undefined : { path, isSent: values.send };
  } catch {
    return undefined;
  }
}

async function readLetter(path: string): Promise<ServiceLetter> {
  const parsed = serviceLetter.safeParse(JSON.parse(await readFile(path, 'utf8')));
  if (parsed.success) return parsed.data;
  throw new Error(
    parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; '),
  );
}

const asked = readArguments(process.argv.slice(2));
if (asked === undefined) {
  console.error(serviceNewsWords.usage);
  process.exitCode = exitCodes.misused;
} else {
  const { path, isSent } = asked;
  try {
    const letter = await readLetter(path);
    await onDatabase(async (db) => {
      const news = serviceNewsService({ db, mails: mailsService({ clock: systemClock }) });
      console.log(
        isSent
          ? serviceNewsWords.queued(await news.queueAll(letter))
          : serviceNewsWords.wanted(await news.count()),
      );
    });
  } catch (error) {
    reportFailure(error, (reason) => serviceNewsWords.unreadable(path, reason));
  }
}
