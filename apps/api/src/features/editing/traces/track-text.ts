import { traceLimits } from '@parages/contracts/vocabulary/limits';
import type { Waypoint } from '@parages/contracts/vocabulary/tours/trace';

/** Thrown while a file is read, when it exceeds a bound or is not a track. */
export class TrackRefused extends Error {
  readonly code: 'trace_unreadable' | 'payload_too_large';

  constructor(code: TrackRefused['code'], reason: string) {
    super(reason);
    this.code = code;
  }
}

const altitudes = { lowest: -500, highest: 9000 };

/** The points of a line, in the order of the file. Throws beyond the maximum number of points. */
export class PointList {
  readonly points: Waypoint[] = [];

  /**
   * Adds a point, unless its longitude or latitude is not a number. Drops an implausible altitude.
   */
  add(lon: unknown, lat: unknown, altitude: unknown): void {
    const [x, y] = [Number.parseFloat(String(lon)), Number.parseFloat(String(lat))];
    if (!Number.isFinite(x) || !Number.isFinite(y)) return;
    if (this.points.length >= traceLimits.maxReadPoints)
      throw new TrackRefused('payload_too_large', 'Too many points');
    const metres =
      altitude === undefined || altitude === '' ? Number.NaN : Number.parseFloat(String(altitude));
    const isPlausible = metres >= altitudes.lowest && metres <= altitudes.highest;
    this.points.push({ lon: x, lat: y, altitudeM: isPlausible ? metres : null });
  }
}
