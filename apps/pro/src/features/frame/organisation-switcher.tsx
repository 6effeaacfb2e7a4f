import { Icon } from '@parages/ui/icon/icon';
import { useTranslation } from 'react-i18next';
import { chooseOrganisation, useChosenOrganisation } from '../../lib/chosen-organisation.ts';
import { useProfile } from '../../lib/session/signed-in.ts';
import { addTexts } from '../../lib/texts.ts';
import { frameFr } from './frame.fr.ts';
import classes from './frame.module.css';
import { HeaderMenu } from './header-menu.tsx';

const frameTexts = addTexts('frame', frameFr);

/** Whose things are shown, from two organisations on: one of them, or all. */
export function OrganisationSwitcher() {
  const { t } = useTranslation(frameTexts);
  const organisations = useProfile()?.organisations ?? [];
  const chosen = useChosenOrganisation();
  if (organisations.length < 2) return null;
  const name = organisations.find(({ id }) => id === chosen)?.name ?? t('allOrganisations');
  const choices = [{ id: null, name: t('allOrganisations') }, ...organisations];
  return (
    <HeaderMenu
      label={`${t('switcher')} : ${name}`}
      face={<span>{name}</span>}
      className={classes.switcher}
      menuClassName={classes.choices}
      width={300}
    >
      {(close) =>
        choices.map((choice) => (
          <button
            key={choice.id}
            type="button"
            aria-pressed={choice.id === chosen}
            onClick={() => {
              chooseOrganisation(choice.id);
              close();
            }}
          >
            <span>{choice.name}</span>
            {choice.id === chosen && <Icon name="check" size="1.125em" />}
          </button>
        ))
      }
    </HeaderMenu>
  );
}
