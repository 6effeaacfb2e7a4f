import { Component, type ReactNode } from 'react';

type MapBoundaryProps = { fallback: ReactNode; children: ReactNode };

/** Keeps a map that cannot be fetched or drawn from taking the page with it. */
export class MapBoundary extends Component<MapBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render = () => (this.state.hasFailed ? this.props.fallback : this.props.children);
}
