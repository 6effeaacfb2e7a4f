import { traceLimits } from '@parages/contracts/vocabulary/limits';
import type { Waypoint } from '@parages/contracts/vocabulary/tours/trace';

export class TrackRefused extends Error {
  readonly code: 'trace_unreadable' | 'payload_too_large';

  constructor(code: TrackRefused['code'], reason: string) {
    super(reason);
    this.code = code;
  }
}

const altitudes = { lowest: -500, highest: 9000 };

export class PointList {
  readonly points: Waypoint[] = [];

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
