import type { PoiError } from '@parages/contracts/vocabulary/events/poi-errors';
import { wrongIn } from '@parages/contracts/vocabulary/events/poi-rules';
import { type FieldError, Problem } from '../../../platform/problems/problem.ts';
import { type SavedTab, writeTab } from '../content/write-tab.ts';
import type { EditingDb } from '../editing-database.ts';
import type { ExternalPoiBody } from './external.schema.ts';
import type { ExternalTab } from './payload-hashes.ts';

const toFieldError = ({ tab, field, code }: PoiError): FieldError => ({
  pointer: `/body${field}`,
  code,
  detail: tab,
});

/** The rules of the editor, for all tabs at once. Problem: request_invalid. */
export function assertPayload(body: ExternalPoiBody): void {
  const { categories, dates, place, prices, contacts, traces } = body;
  const errors = wrongIn({
    dates,
    ...(categories && { categories }),
    ...(place && { place }),
    ...(prices && { prices }),
    ...(contacts && { contacts }),
    ...(traces && { traces }),
  });
  if (errors.length > 0) throw new Problem('request_invalid', undefined, errors.map(toFieldError));
}

function savedTab(body: ExternalPoiBody, tab: ExternalTab): SavedTab | undefined {
  switch (tab) {
    case 'categories':
      return body.categories && { tab, body: body.categories };
    case 'dates':
      return { tab, body: body.dates };
    case 'place':
      return body.place && { tab, body: body.place };
    case 'prices':
      return body.prices && { tab, body: body.prices };
    case 'contacts':
      return body.contacts && { tab, body: { contacts: body.contacts } };
    case 'traces':
      return body.traces && { tab, body: body.traces };
  }
}

// `writeTab` names a field of the request of one tab: `/body/features/0`.
function inPayload(error: unknown): unknown {
  if (!(error instanceof Problem) || error.code !== 'request_invalid') return error;
  const errors = error.errors?.map(({ pointer, ...rest }) => ({
    ...rest,
    pointer: pointer.replace('/body', `/body/${rest.detail}`),
  }));
  return new Problem('request_invalid', undefined, errors);
}

/** Writes the tabs of a payload that has passed `assertPayload`. Problem: request_invalid. */
export async function writePayload(
  tx: EditingDb,
  versionId: string,
  { body, tabs }: { body: ExternalPoiBody; tabs: readonly ExternalTab[] },
  now: Date,
): Promise<void> {
  for (const tab of tabs) {
    const saved = savedTab(body, tab);
    if (saved === undefined) continue;
    try {
      await writeTab(tx, versionId, saved, now);
    } catch (error) {
      throw inPayload(error);
    }
  }
}
