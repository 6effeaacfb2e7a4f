import { type IconName, iconPaths } from './icon-paths.ts';

export type IconProps = {
  name: IconName;
  /** Width and height, as any CSS length; by default 1.25em, to match the text beside it. */
  size?: string;
  isFilled?: boolean;
};

/** A decorative icon: the text beside it, or the label of its button, gives the meaning. */
export function Icon({ name, size = '1.25em', isFilled = false }: IconProps) {
  return (
    <svg
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={isFilled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.8}
      strokeLinecap="round"
      strokeLinejoin="round"
      style={{ flex: 'none' }}
    >
      <path d={iconPaths[name]} />
    </svg>
  );
}
