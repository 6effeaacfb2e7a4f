import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { MultipartFile } from '@fastify/multipart';
import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import type { FastifyRequest } from 'fastify';
import { type Form, readForm } from '../../../../platform/input/receive-form.ts';
import { Problem } from '../../../../platform/problems/problem.ts';
import { toPlainLine, truncate } from '../../mapping/plain-text.ts';
import type { ReceivedFile } from '../batch-imports.schema.ts';
import { refuseOther } from './refuse-other-files.ts';

const { maxFileNameLength } = batchImportLimits;
// A path is cut to its end before it is looked at.
const maxToldName = 2 * maxFileNameLength;

// Where the files of requests under way lie; each is deleted with its request, whatever came of it.
const lying = new WeakMap<FastifyRequest, string>();

/** Deletes what a request left on the disk. */
export async function withoutTraces(request: FastifyRequest): Promise<void> {
  const path = lying.get(request);
  if (path !== undefined) await rm(path, { force: true });
}

/** The name that the client gives the file, cleaned and bounded: members of the organisation see it, and it is given back with the file. */
function fileNameOf(told: string | undefined): string {
  const [last = ''] = (told ?? '').slice(-maxToldName).split(/[/\\]/).slice(-1);
  return truncate(toPlainLine(last) ?? '', maxFileNameLength) || 'import.csv';
}

async function toDisk(request: FastifyRequest, part: MultipartFile): Promise<ReceivedFile> {
  const path = join(tmpdir(), `parages-import-${randomUUID()}.csv`);
  lying.set(request, path);
  const guard = refuseOther();
  try {
    await pipeline(part.file, guard, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    // Whatever is still to come is let go by: an answer that comes while the sender sends is lost to most clients.
    part.file.resume();
    throw error;
  }
  if (part.file.truncated) throw new Problem('import_file_too_large');
  if (guard.seen() === 0) throw new Problem('import_file_empty');
  return { path, name: fileNameOf(part.filename), sizeBytes: guard.seen() };
}

/**
 * The fields of a form and its `file`, which goes to the disk as it comes. `mayGoOn` is asked before the file is read.
 * Problems: those of `mayGoOn`, import_file_…, request_invalid.
 */
export async function readImportForm(
  request: FastifyRequest,
  mayGoOn: (organisationId: unknown) => Promise<void>,
): Promise<Form> {
  try {
    return await readForm(request, {
      tooLarge: 'import_file_too_large',
      keep: async (part, { organisationId }) => {
        await mayGoOn(organisationId);
        return toDisk(request, part);
      },
    });
  } catch (error) {
    await withoutTraces(request);
    throw error;
  }
}
