import { Button } from '@parages/ui/button/button';
import { lazyPart } from '@parages/ui/lazy-part/lazy-part';
import { toast } from '@parages/ui/toaster/toast';
import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useImperativeHandle, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Part } from '../../lib/part/part.tsx';
import type { AroundMeHandle, KnownPlace } from '../../lib/search/search-place.ts';
import { locateDevice } from './locate-device.ts';
import classes from './position.module.css';

const LocationPrompt = lazyPart(async () => (await import('./location-prompt.tsx')).LocationPrompt);

export type AroundMeProps = {
  onLocated: (place: KnownPlace) => void;
  ref?: Ref<AroundMeHandle>;
};

/** The browser prompts for the position only after the visitor has pressed the button. */
export function AroundMe({ onLocated, ref }: AroundMeProps) {
  const { t } = useTranslation('position');
  const client = useQueryClient();
  const [state, setState] = useState<'idle' | 'asking' | 'disabled'>('idle');
  const ask = async () => {
    if (state === 'asking') return;
    setState('asking');
    const outcome = await locateDevice(client);
    if (outcome.place) {
      setState('idle');
      toast('success', t('updated'));
      onLocated(outcome.place);
    } else {
      setState(outcome.toast === 'on_geolocation_disabled' ? 'disabled' : 'idle');
      toast('error', t(outcome.toast));
    }
  };
  useImperativeHandle(ref, () => ({ ask: () => void ask() }));
  const isAsking = state === 'asking';
  return (
    <div className={classes.around}>
      <div>
        <p className={classes.prime}>{t('prime')}</p>
        <p className={classes.hint}>{t('primeHint')}</p>
      </div>
      <Button variant="secondary" icon="locate" isBusy={isAsking} onClick={() => void ask()}>
        {t(isAsking ? 'locating' : 'locate')}
      </Button>
      {state === 'disabled' && (
        <Part onClose={() => setState('idle')}>
          <LocationPrompt onRetry={() => void ask()} onClose={() => setState('idle')} />
        </Part>
      )}
    </div>
  );
}
