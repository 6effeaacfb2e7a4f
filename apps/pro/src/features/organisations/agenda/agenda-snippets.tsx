import { Button } from '@parages/ui/button/button';
import { toast } from '@parages/ui/toaster/toast';
import { useTranslation } from 'react-i18next';
import { agendaTexts } from './agenda.fr.ts';
import classes from './agenda.module.css';
import type { Agenda } from './agenda-draft.ts';
import { componentSnippet, frameSnippet, posterAddress } from './snippets.ts';

type AgendaSnippetsProps = { site: string; agenda: Agenda; title: string };

/** The lines to copy, and the poster of the same list. */
export function AgendaSnippets({ site, agenda, title }: AgendaSnippetsProps) {
  const { t } = useTranslation(agendaTexts);
  return (
    <section className={classes.copy} aria-labelledby="agenda-snippets">
      <h2 id="agenda-snippets">{t('snippets')}</h2>
      <Snippet
        name={t('component')}
        hint={t('componentHint')}
        copy={t('copyComponent')}
        text={componentSnippet(site, agenda, title)}
      />
      <Snippet
        name={t('frame')}
        hint={t('frameHint')}
        copy={t('copyFrame')}
        text={frameSnippet(site, agenda, title)}
      />
      <div className={classes.poster}>
        <h2>{t('poster')}</h2>
        <p>{t('posterHint')}</p>
        <Button href={posterAddress(site, agenda)} variant="secondary" icon="external">
          {t('posterLink')}
        </Button>
      </div>
    </section>
  );
}

type SnippetProps = { name: string; hint: string; copy: string; text: string };

function Snippet({ name, hint, copy, text }: SnippetProps) {
  const { t } = useTranslation(agendaTexts);
  // Browsers refuse without a permission, or outside a secure page.
  const copyText = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      toast('success', t('copied'));
    } catch {
      toast('error', t('copyFailed'));
    }
  };
  return (
    <div className={classes.snippet}>
      <h3>{name}</h3>
      <p className={classes.hint}>{hint}</p>
      <pre>
        <code>{text}</code>
      </pre>
      <Button variant="secondary" icon="copy" onClick={() => void copyText()}>
        {copy}
      </Button>
    </div>
  );
}
