import type { OrganiserPoi } from '@parages/contracts/types';
import { liveStates } from '@parages/contracts/vocabulary/events/live-states';
import { liveStateLabels } from '@parages/contracts/vocabulary/events/live-states.fr';
import { Button } from '@parages/ui/button/button';
import { SelectField } from '@parages/ui/form/text-field';
import { Panel } from '@parages/ui/panel/panel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { editorTexts } from '../editor.fr.ts';
import classes from '../editor.module.css';
import { useDuplicate, useSetLiveState } from '../editor.queries.ts';

export type MoreActionsProps = {
  poi: OrganiserPoi;
  onFailure: (error: Error) => void;
  onDiscard?: () => void;
  onArchive?: () => void;
};

/** What is done seldom: another situation on the day, a copy, an end. */
export function MoreActions({ poi, onFailure, onDiscard, onArchive }: MoreActionsProps) {
  const { t } = useTranslation(editorTexts);
  const navigate = useNavigate();
  const [isOpen, setIsOpen] = useState(false);
  const duplicate = useDuplicate(poi.id);
  const setLiveState = useSetLiveState(poi.id);
  const isWriter = poi.role !== 'reader';
  const leave = (act: () => void) => () => {
    setIsOpen(false);
    act();
  };
  if (!isWriter) return null;
  return (
    <>
      <Button variant="quiet" icon="menu" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        {t('actions.more')}
      </Button>
      <Panel
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        title={t('actions.more')}
        words={{ close: t('actions.close') }}
      >
        <div className={classes.more}>
          {poi.publishedVersion && poi.status !== 'archived' && (
            <SelectField
              name="liveState"
              label={t('actions.liveState')}
              value={poi.liveState}
              options={liveStates.map((value) => ({ value, label: liveStateLabels[value] }))}
              onChange={(liveState) =>
                setLiveState.mutate({ version: poi.version, liveState }, { onError: onFailure })
              }
            />
          )}
          <Button
            variant="secondary"
            icon="copy"
            isBusy={duplicate.isPending}
            onClick={() =>
              duplicate.mutate(undefined, {
                onSuccess: ({ id }) => void navigate(`/org/events/${id}`),
                onError: onFailure,
              })
            }
          >
            {t('actions.duplicate')}
          </Button>
          {onDiscard && (
            <Button variant="secondary" icon="trash" onClick={leave(onDiscard)}>
              {t('actions.discard')}
            </Button>
          )}
          {onArchive && (
            <Button variant="secondary" icon="lock" onClick={leave(onArchive)}>
              {t('actions.archive')}
            </Button>
          )}
        </div>
      </Panel>
    </>
  );
}
