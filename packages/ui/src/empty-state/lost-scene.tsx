// In a file of its own: the error page of every page has this scene only.
export const lostScene = (
  <>
    <path d="M120 150V50" stroke="var(--color-ink)" strokeWidth="4" />
    <path
      d="M122 52h62l14 14-14 14h-62z"
      fill="var(--color-accent)"
      stroke="var(--color-ink)"
      strokeWidth="3"
    />
    <path
      d="M118 88H62l-14 13 14 13h56z"
      fill="var(--color-surface)"
      stroke="var(--color-ink)"
      strokeWidth="3"
    />
    <path
      d="M138 66h34M70 101h36"
      stroke="var(--color-ink)"
      strokeWidth="3"
      strokeDasharray="10 6"
    />
  </>
);
