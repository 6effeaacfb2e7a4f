import { Container } from '@parages/ui/container/container';
import { Link } from '@parages/ui/link/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useSite } from '../../lib/site.tsx';
import classes from './editorial.module.css';

export type TextPageProps = {
  /**
   * Namespace of the texts: `kicker`, `title`, `lead`, `description`, and `title` and `text` per
   * section.
   */
  words: 'accessibility' | 'legal' | 'privacy' | 'story' | 'why';
  /** Canonical path. */
  path: string;
  /** Names of the sections, also used as their anchors. */
  sections: readonly string[];
  /** Content between the lead and the sections. */
  children?: ReactNode;
  /** Links at the end: an address, and the key of its label. */
  next: readonly { href: string; label: string }[];
};

/** An editorial page. Empty lines separate paragraphs; lines that begin with a dash make a list. */
export function TextPage({ words, path, sections, children, next }: TextPageProps) {
  // The cast allows any of these namespaces: each has the keys that this component uses.
  const { t } = useTranslation(words as 'why');
  const { name } = useSite();
  const say = (key: string): string => t(key as 'title', { name });
  return (
    <>
      <PageHead
        title={`${say('kicker')} · ${name}`}
        description={say('description')}
        canonicalPath={path}
      />
      <Container width="text">
        <article className={classes.page}>
          <header className={classes.head}>
            <p className={classes.kicker}>{say('kicker')}</p>
            <h1>{say('title')}</h1>
            <p className={classes.lead}>{say('lead')}</p>
          </header>
          {children}
          {sections.map((id) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>{say(`${id}.title`)}</h2>
              <Blocks text={say(`${id}.text`)} />
            </section>
          ))}
          <p className={classes.next}>
            {next.map(({ href, label }) => (
              <Link key={href} href={href}>
                {say(label)}
              </Link>
            ))}
          </p>
        </article>
      </Container>
    </>
  );
}

function Blocks({ text }: { text: string }) {
  return text.split('\n\n').map((block) => {
    const lines = block.split('\n');
    if (!lines.every((line) => line.startsWith('- '))) return <p key={block}>{block}</p>;
    return (
      <ul key={block}>
        {lines.map((line) => (
          <li key={line}>{line.slice(2)}</li>
        ))}
      </ul>
    );
  });
}
