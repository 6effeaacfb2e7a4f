import multipart from '@fastify/multipart';
import { limits } from '@parages/contracts/vocabulary/limits';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../platform/problem.ts';

const bounds = { fileSize: limits.picture.maxBytes, files: 1, fields: 4, parts: 5, fieldSize: 2048, fieldNameSize: 40, headerPairs: 20 };

/** Lets the routes of a plugin receive forms with one file. */
export const receiveForms = (app: FastifyInstance) => app.register(multipart, { limits: bounds });

const codeOf = (error: unknown): unknown => (typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined);

// What the client calls the file and its type is its own word: neither is kept.
async function readParts(request: FastifyRequest): Promise<Record<string, unknown>> {
  const form: Record<string, unknown> = {};
  for await (const part of request.parts()) {
    if (part.type === 'file') form.file = await part.toBuffer();
    else form[part.fieldname] = part.value;
  }
  return form;
}

/** The fields of a form and the bytes of its `file`. Problems: picture_too_large, request_invalid. */
export async function readForm(request: FastifyRequest): Promise<Record<string, unknown>> {
  try {
    return await readParts(request);
  } catch (error) {
    const code = codeOf(error);
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw new Problem('picture_too_large');
    if (typeof code === 'string') throw new Problem('request_invalid', error instanceof Error ? error.message : undefined);
    throw new Problem('request_invalid', 'The form cannot be read');
  }
}
