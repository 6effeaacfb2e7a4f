import type { Theme } from '@parages/contracts/vocabulary/themes/themes';
import { type DivIcon, divIcon } from 'leaflet';
import { themeDrawings } from '../theme-icon/theme-icon-paths.ts';
import { hueStyle } from '../tokens/theme-hue.ts';
import classes from './marks.module.css';

const drawingSide = 32;

function named(text: string): HTMLElement {
  const name = document.createElement('span');
  name.className = classes.name ?? '';
  name.textContent = text;
  return name;
}

function drawingOf(theme: Theme): SVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `0 0 ${drawingSide} ${drawingSide}`);
  const line = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  line.setAttribute('d', themeDrawings[theme].line);
  svg.append(line);
  svg.ariaHidden = 'true';
  return svg;
}

function disc(className: string | undefined, theme: Theme | null): HTMLElement {
  const element = document.createElement('span');
  element.className = className ?? '';
  for (const [name, value] of Object.entries(hueStyle(theme)))
    element.style.setProperty(name, value);
  return element;
}

type Size = { width: number; height: number; anchor: [x: number, y: number] };

// In pixels. Marks are at least 44 px wide and high. The tip of a pin is on the position of its
// event; a cluster is centred on its position.
const pinSize: Size = { width: 44, height: 44, anchor: [22, 44] };
const pointedSize: Size = { width: 56, height: 58, anchor: [28, 58] };
export type ClusterSize = 'small' | 'medium' | 'large';
const clusterSides: Record<ClusterSize, number> = { small: 44, medium: 52, large: 64 };

function iconOf({ width, height, anchor }: Size, ...parts: HTMLElement[]): DivIcon {
  const html = document.createElement('span');
  html.append(...parts);
  return divIcon({
    className: classes.mark ?? '',
    html,
    iconSize: [width, height],
    iconAnchor: anchor,
  });
}

/**
 * A pin in the colour of its theme. The label is its accessible name, and is visible only on hover
 * and keyboard focus.
 */
export function pinIcon(theme: Theme | null, label: string): DivIcon {
  const pin = disc(classes.pin, theme);
  if (theme) pin.append(drawingOf(theme));
  return iconOf(pinSize, pin, named(label));
}

/** The larger pin of an event while the pointer or the focus is on its card. */
export function pointedIcon(theme: Theme | null): DivIcon {
  const pin = disc(`${classes.pin} ${classes.pointed}`, theme);
  pin.dataset.pointed = '';
  if (theme) pin.append(drawingOf(theme));
  return iconOf(pointedSize, pin);
}

/** A pin with the number of events that it represents. */
export function stackIcon(count: number, label: string): DivIcon {
  const pin = disc(`${classes.pin} ${classes.stack}`, null);
  pin.append(String(count));
  pin.ariaHidden = 'true';
  return iconOf(pinSize, pin, named(label));
}

/** A cluster of events, which zooming in separates: their number, in one of three sizes. */
export function clusterIcon(text: string, size: ClusterSize, label: string): DivIcon {
  const side = clusterSides[size];
  const cluster = disc(classes.cluster, null);
  cluster.dataset.size = size;
  cluster.append(text);
  cluster.ariaHidden = 'true';
  return iconOf({ width: side, height: side, anchor: [side / 2, side / 2] }, cluster, named(label));
}
