import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import multipart, { type MultipartFile } from '@fastify/multipart';
import { batchImportLimits } from '@parages/contracts/vocabulary/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../../platform/problem.ts';
import { toPlainLine, truncate } from '../mapping/plain-text.ts';
import type { ReceivedFile } from './batch-imports.schema.ts';
import { refuseOther } from './refuse-other-files.ts';

const { maxBytes, maxFileNameLength } = batchImportLimits;
const bounds = { fileSize: maxBytes, files: 1, fields: 2, parts: 3, fieldSize: 2048, fieldNameSize: 40, headerPairs: 20 };

/** Lets the routes of a plugin receive a form with one large file. */
export const receiveImportForms = (app: FastifyInstance) => app.register(multipart, { limits: bounds });

// Where the files of requests under way lie; each is deleted with its request, whatever came of it.
const lying = new WeakMap<FastifyRequest, string>();

/** Deletes what a request left on the disk. */
export async function withoutTraces(request: FastifyRequest): Promise<void> {
  const path = lying.get(request);
  if (path !== undefined) await rm(path, { force: true });
}

// What the client calls it is his own word: shown to him and his, and given back with the file.
const nameOf = ({ filename }: MultipartFile): string => {
  const [last = ''] = (toPlainLine(filename) ?? '').split(/[/\\]/).slice(-1);
  return truncate(last, maxFileNameLength) || 'import.csv';
};

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
  return { path, name: nameOf(part), sizeBytes: guard.seen() };
}

/**
 * The fields of a form and its `file`, which goes to the disk as it comes. `mayGoOn` is asked before the file is read.
 * Problems: those of `mayGoOn`, import_file_…, request_invalid.
 */
export async function readImportForm(
  request: FastifyRequest,
  mayGoOn: (organisationId: unknown) => Promise<void>,
): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {};
  try {
    for await (const part of request.parts()) {
      if (part.type !== 'file') form[part.fieldname] = part.value;
      else if (part.fieldname !== 'file' || form.file !== undefined) part.file.resume();
      else {
        await mayGoOn(form.organisationId);
        form.file = await toDisk(request, part);
      }
    }
  } catch (error) {
    await withoutTraces(request);
    if (error instanceof Problem) throw error;
    const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new Problem('import_file_too_large');
    if (typeof code === 'string' && /^(ENOSPC|EROFS|EACCES|EMFILE)$/.test(code)) throw error;
    throw new Problem('request_invalid', 'The form cannot be read');
  }
  return form;
}
