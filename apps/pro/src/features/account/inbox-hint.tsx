import { Notice } from '@parages/ui/notice/notice';
import { sayIn } from '../../lib/words.ts';
import { inboxFr } from './inbox.fr.ts';

const say = sayIn('inbox', inboxFr);

/** On a trial installation mails reach nobody: says where they are to be read, as the document was told. */
export function InboxHint() {
  const url = document.querySelector<HTMLMetaElement>('meta[name="mail-inbox"]')?.content;
  if (url === undefined) return null;
  return (
    <Notice title={say('title')}>
      <a href={url} target="_blank" rel="noopener">
        {say('open')}
      </a>
    </Notice>
  );
}
