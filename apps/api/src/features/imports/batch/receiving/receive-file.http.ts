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
import { toShortLine } from '../../mapping/plain-text.ts';
import type { ReceivedFile } from '../batch-imports.schema.ts';
import { rejectOtherFormats } from './refuse-other-files.ts';

const { maxFileNameLength } = batchImportLimits;
// Of a long path sent by the client, only the end is parsed.
const maxPathLength = 2 * maxFileNameLength;

const temporaryFiles = new WeakMap<FastifyRequest, string>();

export async function deleteTemporaryFile(request: FastifyRequest): Promise<void> {
  const path = temporaryFiles.get(request);
  if (path !== undefined) await rm(path, { force: true });
}

/** Sanitised and bounded, because the sites show the name and downloads use it. */
function fileNameOf(sent: string | undefined): string {
  const [last = ''] = (sent ?? '').slice(-maxPathLength).split(/[/\\]/).slice(-1);
  return toShortLine(last, maxFileNameLength) ?? 'import.csv';
}

async function toDisk(request: FastifyRequest, part: MultipartFile): Promise<ReceivedFile> {
  const path = join(tmpdir(), `parages-import-${randomUUID()}.csv`);
  temporaryFiles.set(request, path);
  const guard = rejectOtherFormats();
  // Without this, the library ends a file above the limit only when the client has sent all of it.
  part.file.once('limit', () => guard.destroy(new Problem('import_file_too_large')));
  try {
    await pipeline(part.file, guard, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
  } catch (error) {
    // Reads the rest of the upload, which the library leaves unread once the file is destroyed:
    // most clients lose a response that arrives while they are sending.
    request.raw.unpipe().resume();
    throw error;
  }
  if (guard.seen() === 0) throw new Problem('import_file_empty');
  const received = { path, name: fileNameOf(part.filename), sizeBytes: guard.seen() };
  return { ...received, isSpreadsheet: guard.isSpreadsheet() };
}

/** `authorize` runs before any byte of the file is stored. */
export async function readImportForm(
  request: FastifyRequest,
  authorize: (organisationId: unknown) => Promise<void>,
): Promise<Form> {
  try {
    return await readForm(request, {
      tooLarge: 'import_file_too_large',
      keep: async (part, { organisationId }) => {
        await authorize(organisationId);
        return toDisk(request, part);
      },
    });
  } catch (error) {
    await deleteTemporaryFile(request);
    throw error;
  }
}
