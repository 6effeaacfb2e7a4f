import multipart, { type MultipartFile, type MultipartValue } from '@fastify/multipart';
import type { ProblemCode } from '@parages/contracts/vocabulary/problems';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../problems/problem.ts';

/** Fields by name; the file is under `file`. */
export type Form = Record<string, unknown>;

export type FormOptions = {
  tooLarge: ProblemCode;
  /** `form` holds only the fields sent before the file. By default the form keeps the bytes. */
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
const diskErrors = /^(?:ENOSPC|EROFS|EACCES|EMFILE|EDQUOT)$/;

export const receiveForms = (app: FastifyInstance, fileSize: number) =>
  app.register(multipart, { limits: { ...bounds, fileSize } });

// Refuses a field that is too long, one that the library has parsed as JSON, and a text field named
// `file`, which would replace the file.
function textOf({ fieldname, value, valueTruncated, fieldnameTruncated }: MultipartValue): string {
  if (valueTruncated || fieldnameTruncated)
    throw new Problem('request_invalid', 'A field is too long');
  if (typeof value !== 'string' || fieldname === 'file')
    throw new Problem('request_invalid', 'A field is not a text');
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
    else part.file.resume(); // Discarded; counts as a second file when `file` is sent too.
  }
  return form;
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** @throws {Problem} unsupported_media_type, request_invalid, `tooLarge`, and those of `keep` */
export async function readForm(request: FastifyRequest, options: FormOptions): Promise<Form> {
  if (!request.isMultipart()) throw new Problem('unsupported_media_type');
  try {
    return await readParts(request, options);
  } catch (error) {
    if (error instanceof Problem || diskErrors.test(codeOf(error))) throw error;
    if (codeOf(error) === 'FST_REQ_FILE_TOO_LARGE') throw new Problem(options.tooLarge);
    throw new Problem(
      'request_invalid',
      codeOf(error).startsWith('FST_') && error instanceof Error
        ? error.message
        : 'The form cannot be read',
    );
  }
}
