import { Component, type ReactNode } from 'react';

type MapBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Error boundary, so that a map that fails to load or render does not break the page. */
export class MapBoundary extends Component<MapBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? this.props.fallback : this.props.children);
}
