import { traceLimits } from '@parages/contracts/vocabulary/limits';
import type { Waypoint } from '@parages/contracts/vocabulary/tours/trace';
import sax from 'sax';
import { PointList, TrackRefused } from './track-text.ts';

const pieceLength = 65_536;
const longestWord = 200;

const refuse = (reason: string): never => {
  throw new TrackRefused('trace_unreadable', reason);
};

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

class TrackReader {
  readonly tracked = new PointList();
  readonly routed = new PointList();
  readonly drawn = new PointList();
  private readonly path: string[] = [];
  private elements = 0;
  private attributes = 0;
  private point: { lon: string | undefined; lat: string | undefined; ele: string } | undefined;
  private words = '';

  open(name: string): void {
    this.elements += 1;
    this.attributes = 0;
    this.path.push(localName(name));
    if (this.path.length > traceLimits.maxDepth) refuse('Elements nest too deep');
    if (this.elements > traceLimits.maxValues)
      throw new TrackRefused('payload_too_large', 'Too many elements');
    this.words = '';
    if (this.isPoint()) this.point = { lon: undefined, lat: undefined, ele: '' };
  }

  attribute(name: string, value: string): void {
    this.attributes += 1;
    if (this.attributes > traceLimits.maxAttributes) refuse('Too many attributes');
    if (this.point === undefined || !this.isPoint()) return;
    if (name === 'lon') this.point.lon = value;
    else if (name === 'lat') this.point.lat = value;
  }

  text(piece: string): void {
    if (this.isIn('LineString', 'coordinates')) this.addTuples(piece);
    else if (this.isIn('Track', 'coord')) this.words = (this.words + piece).slice(0, longestWord);
    else if (this.point !== undefined && this.path.at(-1) === 'ele')
      this.point.ele = (this.point.ele + piece).slice(0, longestWord);
  }

  close(): void {
    if (this.isIn('LineString', 'coordinates')) this.addTuples(' ');
    else if (this.isIn('Track', 'coord')) this.drawn.add(...tuple(this.words.trim().split(/\s+/)));
    else if (this.isPoint() && this.point !== undefined) {
      const list = this.path.at(-1) === 'trkpt' ? this.tracked : this.routed;
      list.add(this.point.lon, this.point.lat, this.point.ele);
      this.point = undefined;
    }
    this.path.pop();
  }

  get points(): Waypoint[] {
    const ofGpx = this.tracked.points.length > 0 ? this.tracked.points : this.routed.points;
    return ofGpx.length > 0 ? ofGpx : this.drawn.points;
  }

  private isPoint(): boolean {
    const [root, list, ...inner] = this.path;
    if (root !== 'gpx') return false;
    return list === 'trk'
      ? inner.length === 2 && inner[0] === 'trkseg' && inner[1] === 'trkpt'
      : list === 'rte' && inner.join() === 'rtept';
  }

  private isIn(parent: string, name: string): boolean {
    return this.path[0] === 'kml' && this.path.at(-1) === name && this.path.at(-2) === parent;
  }

  // The parser delivers a text in pieces; a piece may end within a tuple.
  private addTuples(piece: string): void {
    const words = (this.words + piece).split(/\s+/);
    this.words = words.pop() ?? '';
    if (this.words.length > longestWord) refuse('A tuple of coordinates is too long');
    for (const word of words) if (word !== '') this.drawn.add(...tuple(word.split(',')));
  }
}

const tuple = ([lon, lat, altitude]: string[]): [lon: unknown, lat: unknown, altitude: unknown] => [
  lon,
  lat,
  altitude,
];

/** Refuses a document with a document type, which could declare entities. */
export function readXmlTrack(text: string): Waypoint[] {
  const reader = new TrackReader();
  const parser = sax.parser(true, { position: false });
  parser.onerror = (error) => {
    throw error;
  };
  parser.ondoctype = () => refuse('A document type is declared');
  parser.onopentagstart = ({ name }) => reader.open(name);
  parser.onattribute = ({ name, value }) => reader.attribute(name, value);
  parser.ontext = (piece) => reader.text(piece);
  parser.oncdata = (piece) => reader.text(piece);
  parser.onclosetag = () => reader.close();
  for (let at = 0; at < text.length; at += pieceLength)
    parser.write(text.slice(at, at + pieceLength));
  parser.close();
  return reader.points;
}
