import { useId } from 'react';
import { useContentLang } from '../../../lib/i18n/use-content-lang.ts';

/** A list of the event's words, each once, under its title. */
export function NamedList({ title, items }: { title: string; items: readonly string[] }) {
  const contentLang = useContentLang();
  const id = useId();
  return (
    <div>
      <h3 id={id}>{title}</h3>
      <ul aria-labelledby={id} {...contentLang}>
        {[...new Set(items)].map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  );
}
