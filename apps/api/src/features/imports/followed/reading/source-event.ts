import type { LeftOutReason } from '@parages/contracts/vocabulary/imports/source-faults';
import type { RawContact } from '../../mapping/contacts.ts';
import type { RawPeriod } from '../../mapping/periods.ts';
import type { PoiDraft } from '../../mapping/poi-draft.ts';
import type { Position } from '../../mapping/position.ts';

type Place = Pick<PoiDraft, 'placeName' | 'streetAddress' | 'postalCode' | 'locality'>;

/** An event of a source, before the rules of the product apply. */
export type SourceEvent = Place & {
  uid: string;
  /** The type of schema.org; empty for a calendar. */
  sourceClass: string;
  title: string | undefined;
  description: string | undefined;
  periods: RawPeriod[];
  keywords: string[];
  position: Position | undefined;
  liveState: 'cancelled' | 'postponed' | undefined;
  organizer: RawContact;
  page: string | undefined;
  isFree: boolean | undefined;
  priceCents: { least: number; most: number } | undefined;
  /** Such as « 6-12 ». */
  ageRange: string | undefined;
  leftOut?: LeftOutReason;
};

export type ReadEvents = { name: string | null; events: SourceEvent[]; isCut: boolean };
