import { GroundMap, type GroundMapProps } from '@parages/ui/map/ground-map';
import { readTiles } from '../../../lib/map-tiles.ts';
import { say } from './map.fr.ts';
import { useGround } from './map.queries.ts';

const words = { zoomIn: say('zoomIn'), zoomOut: say('zoomOut'), sources: say('sources') };

export const EditorMap = (props: Omit<GroundMapProps, 'tiles' | 'words' | 'useGround'>) => (
  <GroundMap {...props} tiles={readTiles()} words={words} useGround={useGround} />
);
