import { Container } from '@parages/ui/container/container';
import { Link } from '@parages/ui/link/link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../lib/page/page-head.tsx';
import { useSite } from '../../lib/site.tsx';
import type { accessibilityFr } from './accessibility.fr.ts';
import classes from './editorial.module.css';
import type { legalFr } from './legal.fr.ts';
import type { privacyFr } from './privacy.fr.ts';
import type { storyFr } from './story.fr.ts';
import type { whyFr } from './why.fr.ts';

type EditorialTexts = {
  accessibility: typeof accessibilityFr;
  legal: typeof legalFr;
  privacy: typeof privacyFr;
  story: typeof storyFr;
  why: typeof whyFr;
};
type Namespace = keyof EditorialTexts;
type SectionTexts = { title: string; text: string };
type KeyOf<Texts, Kind> = {
  [Key in keyof Texts]: Texts[Key] extends Kind ? Key : never;
}[keyof Texts];

type PageTexts<Words, Section, Label> = {
  words: Words;
  path: string;
  /** Names of the sections, also used as their anchors. */
  sections: readonly Section[];
  children?: ReactNode;
  next: readonly { href: string; label: Label }[];
};
export type TextPageProps = {
  [Words in Namespace]: PageTexts<
    Words,
    KeyOf<EditorialTexts[Words], SectionTexts>,
    KeyOf<EditorialTexts[Words], string>
  >;
}[Namespace];

/** Empty lines of a text separate blocks; a block whose lines all begin with a dash is a list. */
export function TextPage(props: TextPageProps) {
  const { words, path, sections, children, next }: PageTexts<Namespace, string, string> = props;
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
