import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { ProblemCode } from '@parages/contracts/vocabulary/problems';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problems/problem.ts';

/** Fields by name; the one file is under `file`. */
export type Form = Record<string, unknown>;

export type FormOptions = {
  /** Says that the file has more bytes than it may. */
  tooLarge: ProblemCode;
  /** What becomes of the file, with the fields that came before it; its bytes without this. */
  keep?: (part: MultipartFile, form: Form) => Promise<unknown>;
};

const bounds = {
  files: 1,
  fields: 4,
  parts: 5,
  fieldSize: 2048,
  fieldNameSize: 40,
  headerPairs: 20,
  headerSize: 8192,
};
// The disk, not the form.
const ofTheDisk = /^(?:ENOSPC|EROFS|EACCES|EMFILE|EDQUOT)$/;

/** Lets the routes of a plugin receive forms with one file of at most `fileSize` bytes and four short fields. */
export const receiveForms = (app: FastifyInstance, fileSize: number) =>
  app.register(multipart, { limits: { ...bounds, fileSize } });

// A field that calls itself JSON arrives as whatever it holds, and one called `file` would stand for the file.
function textOf({ fieldname, value, valueTruncated, fieldnameTruncated }: MultipartValue): string {
  if (valueTruncated || fieldnameTruncated)
    throw new Problem('request_invalid', 'A field is too long');
  if (typeof value !== 'string' || fieldname === 'file')
    throw new Problem('request_invalid', 'A field is no text');
  return value;
}

async function readParts(
  request: FastifyRequest,
  { keep = (part) => part.toBuffer() }: FormOptions,
): Promise<Form> {
  const form: Form = {};
  for await (const part of request.parts()) {
    if (part.type === 'field') form[part.fieldname] = textOf(part);
    else if (part.fieldname === 'file') form.file = await keep(part, form);
    else part.file.resume(); // Let go by; it counts as a file too many when `file` comes as well.
  }
  return form;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/**
 * The fields of a form and its file. A form that is cut short, has no boundary, or has more or longer parts than it may is refused.
 * @throws {Problem} unsupported_media_type, request_invalid, `tooLarge`, and those of `keep`
 */
export async function readForm(request: FastifyRequest, options: FormOptions): Promise<Form> {
  if (!request.isMultipart()) throw new Problem('unsupported_media_type');
  try {
    return await readParts(request, options);
  } catch (error) {
    if (error instanceof Problem || ofTheDisk.test(codeOf(error))) throw error;
    if (codeOf(error) === 'FST_REQ_FILE_TOO_LARGE') throw new Problem(options.tooLarge);
    throw new Problem(
      'request_invalid',
      codeOf(error).startsWith('FST_') && error instanceof Error
        ? error.message
        : 'The form cannot be read',
    );
  }
}
