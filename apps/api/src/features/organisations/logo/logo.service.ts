import { assertMayChangeLogo, type ChangeLogoDeps, removeLogo, setLogo } from './change-logo.ts';

export const logoService = (deps: ChangeLogoDeps) => ({
  assertMayChange: assertMayChangeLogo(deps),
  set: setLogo(deps),
  remove: removeLogo(deps),
});

export type LogoService = ReturnType<typeof logoService>;
