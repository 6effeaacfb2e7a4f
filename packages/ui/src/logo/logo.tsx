import classes from './logo.module.css';

export type LogoProps = {
  /** Name of the product, beside the mark. */
  name: string;
  /** Height of the mark, as any CSS length. */
  size?: string;
};

export function Logo({ name, size = '2rem' }: LogoProps) {
  return (
    <span className={classes.logo}>
      <svg
        aria-hidden="true"
        focusable="false"
        width={size}
        height={size}
        viewBox="0 0 40 40"
        fill="none"
      >
        <circle cx="20" cy="20" r="20" fill="var(--color-highlight)" />
        <path
          d="M20 5a15 15 0 0 1 15 15"
          stroke="var(--color-ink)"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path
          d="M20 35A15 15 0 0 1 5 20"
          stroke="var(--color-ink)"
          strokeWidth="3"
          strokeLinecap="round"
        />
        <path
          d="M20 28.5c-4.6-4-7-7.2-7-10.7a7 7 0 0 1 14 0c0 3.5-2.4 6.7-7 10.7z"
          fill="var(--color-accent)"
        />
        <circle cx="20" cy="17.8" r="2.6" fill="var(--color-highlight)" />
      </svg>
      <span>{name}</span>
    </span>
  );
}
