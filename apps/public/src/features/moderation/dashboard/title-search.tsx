import { limits } from '@parages/contracts/vocabulary/limits';
import { Button } from '@parages/ui/button/button';
import { TextField } from '@parages/ui/form/text-field';
import { formatCount } from '@parages/ui/format/number.fr';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useLocal } from '../../../lib/i18n/local.ts';
import classes from './dashboard.module.css';

export type TitleSearchProps = {
  q: string | undefined;
  /** The address of the listing with these words; without any for an empty text. */
  searchOf: (q: string) => string;
};

export function TitleSearch({ q = '', searchOf }: TitleSearchProps) {
  const { t } = useTranslation('dashboard');
  const navigate = useNavigate();
  const [words, setWords] = useState(q);
  const [followed, setFollowed] = useState(q);
  // A link or the history changed the address: the field follows it.
  if (followed !== q) {
    setFollowed(q);
    setWords(q);
  }
  return (
    <search>
      <form
        className={classes.titleSearch}
        onSubmit={(event) => {
          event.preventDefault();
          void navigate(searchOf(words.trim()));
        }}
      >
        <TextField
          name="title"
          label={t('titleSearch')}
          value={words}
          onChange={setWords}
          autoComplete="off"
          maxLength={limits.dashboard.maxTextLength}
        />
        <Button type="submit" variant="secondary" icon="search">
          {t('search')}
        </Button>
        {q !== '' && (
          <Button variant="quiet" href={searchOf('')}>
            {t('searchNone')}
          </Button>
        )}
      </form>
    </search>
  );
}

export type FoundCountProps = {
  /** Events on this page; undefined while it loads. */
  count: number | undefined;
  isFirstPage: boolean;
  hasMore: boolean;
};

/** Announces the outcome of a search; on a later page, the number of events on that page. */
export function FoundCount({ count, isFirstPage, hasMore }: FoundCountProps) {
  const { t } = useTranslation('dashboard');
  const local = useLocal({ formatCount });
  const formatted = local.formatCount(count ?? 0);
  return (
    <p role="status" className={classes.soft}>
      {count !== undefined &&
        (isFirstPage
          ? t('found', { count, formatted: hasMore ? t('moreThan', { formatted }) : formatted })
          : t('foundHere', { count, formatted }))}
    </p>
  );
}
