import { traceLimits } from '@parages/contracts/vocabulary/limits';
import type { Waypoint } from '@parages/contracts/vocabulary/tours/trace';
import { PointList, TrackRefused } from './track-text.ts';

const quote = 34;
const backslash = 92;
const comma = 44;
const isOpening = (code: number): boolean => code === 123 || code === 91;
const isClosing = (code: number): boolean => code === 125 || code === 93;

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text.charCodeAt(at) !== quote)
    at += text.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}

/** Runs before JSON.parse, which bounds neither depth nor number of values. */
function assertBounded(text: string): void {
  let [depth, values] = [0, 0];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === quote) at = endOfString(text, at);
    else if (isClosing(code)) depth -= 1;
    else if (isOpening(code) || code === comma) {
      values += 1;
      if (code !== comma) depth += 1;
      if (depth > traceLimits.maxDepth)
        throw new TrackRefused('trace_unreadable', 'Brackets nest too deep');
      if (values > traceLimits.maxValues)
        throw new TrackRefused('payload_too_large', 'Too many values');
    }
  }
}

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function addLine(list: PointList, coordinates: unknown): void {
  for (const pair of asList(coordinates))
    if (Array.isArray(pair)) list.add(pair[0], pair[1], pair[2] ?? undefined);
}

function addGeometry(list: PointList, value: unknown): void {
  if (!isNode(value)) return;
  if (value.type === 'FeatureCollection')
    for (const feature of asList(value.features)) addGeometry(list, feature);
  else if (value.type === 'Feature') addGeometry(list, value.geometry);
  else if (value.type === 'GeometryCollection')
    for (const geometry of asList(value.geometries)) addGeometry(list, geometry);
  else if (value.type === 'LineString') addLine(list, value.coordinates);
  else if (value.type === 'MultiLineString')
    for (const line of asList(value.coordinates)) addLine(list, line);
}

export function readGeoJson(text: string): Waypoint[] {
  assertBounded(text);
  const list = new PointList();
  addGeometry(list, JSON.parse(text));
  return list.points;
}
