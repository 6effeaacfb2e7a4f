import type { IconName } from '@parages/ui/icon/icon-paths';

type MenuAction = { label: string; icon?: IconName; href?: string; onSelect?: () => void };
type MenuChoice = { label: string; isChosen: boolean; onSelect: () => void };

export type MenuGroup =
  | { label?: string; actions: readonly MenuAction[] }
  | { label: string; choices: readonly MenuChoice[] };
