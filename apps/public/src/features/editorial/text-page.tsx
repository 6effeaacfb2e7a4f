import { Container } from '@parages/ui/container/container';
import { Link } from '@parages/ui/link/link';
import type { ReactNode } from 'react';
import classes from './editorial.module.css';

export type TextSection = { id: string; title: string; text: string };

export type TextPageProps = {
  kicker: string;
  title: string;
  lead: string;
  sections: readonly TextSection[];
  /** What stands between the lead and the sections. */
  children?: ReactNode;
  next: readonly { href: string; label: string }[];
};

/** A page to read. A text is paragraphs parted by an empty line; lines that begin with a dash make a list. */
export function TextPage({ kicker, title, lead, sections, children, next }: TextPageProps) {
  return (
    <Container width="text">
      <article className={classes.page}>
        <header className={classes.head}>
          <p className={classes.kicker}>{kicker}</p>
          <h1>{title}</h1>
          <p className={classes.lead}>{lead}</p>
        </header>
        {children}
        {sections.map(({ id, title: heading, text }) => (
          <section key={id} aria-labelledby={id}>
            <h2 id={id}>{heading}</h2>
            <Blocks text={text} />
          </section>
        ))}
        <p className={classes.next}>
          {next.map(({ href, label }) => (
            <Link key={href} href={href}>
              {label}
            </Link>
          ))}
        </p>
      </article>
    </Container>
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
