import { Switch } from '@parages/accounts/fields/switch';
import type { SavedSearch } from '@parages/contracts/types';
import {
  maxSearchNameLength,
  savedSearchPath,
} from '@parages/contracts/vocabulary/search/saved-search-path';
import { Button } from '@parages/ui/button/button';
import { TextField } from '@parages/ui/form/text-field';
import { IconButton } from '@parages/ui/icon-button/icon-button';
import { Link } from '@parages/ui/link/link';
import { toast } from '@parages/ui/toaster/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import {
  changeSearch,
  deleteSearch,
  type NewSearch,
  savedSearches,
  saveSearch,
} from '../../lib/saved-searches/saved-searches.queries.ts';
import { useSite } from '../../lib/site.tsx';
import classes from './profile.module.css';

export type SavedSearchRowProps = {
  search: SavedSearch;
  /** Whether the account gets mails about its searches. */
  hasMails: boolean;
  onDeleted: () => void;
};

export function SavedSearchRow({ search, hasMails, onDeleted }: SavedSearchRowProps) {
  const { t } = useTranslation('savedSearches');
  const { now } = useSite();
  const [isRenaming, setIsRenaming] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const { change, remove } = useSearchChanges(search, onDeleted);
  const { id, name, filters, hasMail } = search;
  const closeForm = (): void => {
    flushSync(() => setIsRenaming(false));
    pencil.current?.focus();
  };
  return (
    <li className={classes.search}>
      {isRenaming ? (
        <NameForm
          name={name}
          onSave={(next) => change.mutate({ name: next })}
          onClose={closeForm}
        />
      ) : (
        <div className={classes.searchHead}>
          <Link href={savedSearchPath(filters, new Date(now))}>{name}</Link>
          <IconButton
            ref={pencil}
            icon="pencil"
            label={t('rename', { name })}
            onClick={() => setIsRenaming(true)}
          />
          <IconButton
            icon="trash"
            label={t('delete', { name })}
            onClick={() => remove.mutate(id)}
          />
        </div>
      )}
      {hasMails && (
        <Switch
          label={t('mail')}
          about={name}
          isOn={change.isPending ? (change.variables.hasMail ?? hasMail) : hasMail}
          onChange={(isOn) => change.mutate({ hasMail: isOn })}
        />
      )}
    </li>
  );
}

function useSearchChanges({ id, name, place, filters }: SavedSearch, onDeleted: () => void) {
  const { t } = useTranslation('savedSearches');
  const client = useQueryClient();
  const { queryKey } = savedSearches.list();
  const change = useMutation({
    mutationFn: (body: { name?: string; hasMail?: boolean }) => changeSearch(client, id, body),
    onSettled: () => client.invalidateQueries({ queryKey }),
  });
  // The service wrote these filters, so it accepts them again.
  const restore = (): void => {
    saveSearch(client, { name, place, filters: filters as NewSearch['filters'] }).catch(() =>
      toast('error', t('failed')),
    );
  };
  const remove = useMutation({
    mutationFn: (searchId: string) => deleteSearch(client, searchId),
    onSuccess: (answer) => {
      client.setQueryData(queryKey, answer);
      onDeleted();
      toast('success', t('deleted'), undefined, { action: { label: t('undo'), onClick: restore } });
    },
  });
  return { change, remove };
}

type NameFormProps = { name: string; onSave: (name: string) => void; onClose: () => void };

function NameForm({ name, onSave, onClose }: NameFormProps) {
  const { t } = useTranslation('savedSearches');
  const [typed, setTyped] = useState(name);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const next = typed.trim();
    if (next !== '' && next !== name) onSave(next);
    onClose();
  };
  return (
    <form ref={form} onSubmit={submit} className={classes.searchName}>
      <TextField
        name="name"
        label={t('name')}
        value={typed}
        onChange={setTyped}
        maxLength={maxSearchNameLength}
      />
      <div className={classes.actions}>
        <Button type="submit">{t('keep')}</Button>
        <Button variant="secondary" onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
