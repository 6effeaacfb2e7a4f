import {
  type ImportFault,
  type ImportFindingKind,
  importFaultCodes,
} from '@parages/contracts/vocabulary/imports/import-faults';
import { z } from 'zod';
import { checkReportSchema, importFindingSchema } from './batch-imports.schema.ts';

/** What a finding is read as whose code a newer release has stored: its kind says what it prevents. */
const nearest: Readonly<Record<ImportFindingKind, ImportFault>> = {
  parse: 'record_too_long',
  blocking: 'value_missing',
  line: 'event_refused',
  skipped: 'event_reassigned',
  warning: 'position_missing',
};

const storedCode = z.enum(importFaultCodes).nullable().catch(null);

type Stored = { kind: ImportFindingKind; code: ImportFault | null };

const withKnownCode = <Found extends Stored>(found: Found) => ({
  ...found,
  code: found.code ?? nearest[found.kind],
});

/** A row of a finding as any release has stored it (ADR 0036). */
export const storedFindingSchema = z
  .strictObject({ ...importFindingSchema.shape, code: storedCode, total: z.int() })
  .transform(withKnownCode);

/** A check as any release has stored it. */
export const storedCheckSchema = checkReportSchema.extend({
  byPath: z.array(
    checkReportSchema.shape.byPath.element.extend({ code: storedCode }).transform(withKnownCode),
  ),
});
