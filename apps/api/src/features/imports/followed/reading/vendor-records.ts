import type { LeftOutReason } from '@parages/contracts/vocabulary/imports/source-faults';
import type { ReportReason } from '@parages/contracts/vocabulary/imports/source-report';
import { mapDatatourisme } from '../../datatourisme/map-datatourisme.ts';
import type { MappedRecord, RecordMapper } from '../../mapping/poi-draft.ts';
import { fromExplore, isOpenagenda } from '../../openagenda/explore-record.ts';
import { mapOpenagenda } from '../../openagenda/map-openagenda.ts';
import {
  checkPeriods,
  extIdPrefix,
  type MappedEvent,
  type MappingRules,
} from './map-source-event.ts';
import { nextPageOf } from './next-page.ts';
import { toUid } from './source-uid.ts';

export type VendorFormat = 'openagenda' | 'datatourisme';
export type VendorRecords = {
  format: VendorFormat;
  records: unknown[];
  isCut: boolean;
  /** Of all pages, when the answer says it. */
  total: number | null;
  /** The address of the next page; null after the last one. */
  next: string | null;
};

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

// API v2 of OpenAgenda; Explore v2.1 and v1; DATAtourisme.
const listKeys = ['events', 'results', 'records', '@graph'] as const;
const totalKeys = ['total', 'total_count', 'nhits'] as const;

function findList(document: unknown): unknown[] | undefined {
  if (Array.isArray(document)) return document;
  if (!isObject(document)) return undefined;
  return listKeys.map((key) => document[key]).find((list) => Array.isArray(list));
}

/** The vendor of a record, by its keys. */
export function vendorFormatOf(given: unknown): VendorFormat | undefined {
  const record = fromExplore(given);
  if (!isObject(record)) return undefined;
  const types = [record['@type']].flat();
  if ('rdfs:label' in record || types.includes('PointOfInterest')) return 'datatourisme';
  return isOpenagenda(record) ? 'openagenda' : undefined;
}

/** Undefined for a document that is of neither vendor. An empty list has no format. */
export function listVendorRecords(
  document: unknown,
  maxRecords: number,
  address: string,
): VendorRecords | undefined {
  const records = findList(document);
  const format = vendorFormatOf(records?.[0]);
  if (records === undefined || format === undefined) return undefined;
  const pages = isObject(document) ? document : {};
  const total = totalKeys.map((key) => pages[key]).find((value) => typeof value === 'number');
  return {
    format,
    records: records.slice(0, maxRecords),
    isCut: records.length > maxRecords || (total ?? 0) > records.length,
    total: total ?? null,
    next: nextPageOf({ document: pages, count: records.length, address }),
  };
}

const mappers: Readonly<Record<VendorFormat, RecordMapper>> = {
  openagenda: mapOpenagenda,
  datatourisme: mapDatatourisme,
};

function reasonOf(mapped: Exclude<MappedRecord, { kind: 'mapped' }>): LeftOutReason {
  if (mapped.kind === 'not-outing') return 'not_outing';
  if (mapped.kind === 'elsewhere') return 'elsewhere';
  const { path } = mapped.finding;
  if (path === 'title' || path === 'rdfs:label') return 'title_missing';
  return 'invalid';
}

/** Never throws, even on arbitrary input. */
export function mapVendorRecord(
  format: VendorFormat,
  record: unknown,
  rules: MappingRules,
): MappedEvent {
  const mapped = mappers[format](record);
  const prefix = `${extIdPrefix}${format}:`;
  if (mapped.kind !== 'mapped') {
    const extId = mapped.extId === undefined ? undefined : `${prefix}${toUid(mapped.extId)}`;
    const title = mapped.kind === 'not-outing' ? mapped.label : null;
    return { leftOut: reasonOf(mapped), extId, title };
  }
  const { draft, warnings } = mapped;
  const { label: title } = draft;
  const extId = `${prefix}${toUid(draft.extId)}`;
  const dates = draft.isPermanent
    ? { periods: draft.periods, doubts: [] }
    : checkPeriods(draft.periods, rules);
  if ('leftOut' in dates) return { leftOut: dates.leftOut, extId, title };
  const { periods } = dates;
  const doubts: ReportReason[] = [
    ...dates.doubts,
    ...(warnings.length > 0 ? (['value_corrected'] as const) : []),
  ];
  return { draft: { ...draft, periods, extId, source: rules.source, media: [] }, doubts };
}
