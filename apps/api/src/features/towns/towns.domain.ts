import { departmentCode } from '@parages/contracts/vocabulary/places/department-code';
import { foldWords } from '@parages/contracts/vocabulary/text/fold-text';

type NamedTown = { slug: string; name: string; insee: string };

/** The name; with the number of the department if another commune has that name. */
export const labelOf = ({ slug, name, insee }: NamedTown): string =>
  foldWords(name, '-') === slug ? name : `${name} (${departmentCode(insee)})`;
