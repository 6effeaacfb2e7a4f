/** Links the style sheet of account pages, of one's own things and of moderators, which is not part of every page. Once built; before, each sheet comes by itself. */
export const LateStyles = () =>
  import.meta.env.ACCOUNT_STYLES ? <link rel="stylesheet" href={import.meta.env.ACCOUNT_STYLES} precedence="default" /> : null;
