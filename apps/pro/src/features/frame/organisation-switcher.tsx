import { Icon } from '@parages/ui/icon/icon';
import { useTranslation } from 'react-i18next';
import { chooseOrganisation, useChosenOrganisation } from '../../lib/chosen-organisation.ts';
import { MenuButton } from '../../lib/menu/menu-button.tsx';
import { useProfile } from '../../lib/session/signed-in.ts';
import { frameTexts } from './frame.fr.ts';
import classes from './frame.module.css';

export function OrganisationSwitcher() {
  const { t } = useTranslation(frameTexts);
  const organisations = useProfile()?.organisations ?? [];
  const chosen = useChosenOrganisation();
  if (organisations.length < 2) return null;
  const name = organisations.find(({ id }) => id === chosen)?.name ?? t('allOrganisations');
  const choices = [{ id: null, name: t('allOrganisations') }, ...organisations];
  return (
    <MenuButton
      width={300}
      button={(attributes) => (
        <button
          type="button"
          {...attributes}
          className={classes.switcher}
          aria-label={`${t('switcher')} : ${name}`}
        >
          <span>{name}</span>
          <Icon name="chevron-down" size="1em" />
        </button>
      )}
      groups={[
        {
          label: t('switcher'),
          choices: choices.map((choice) => ({
            label: choice.name,
            isChosen: choice.id === chosen,
            onSelect: () => chooseOrganisation(choice.id),
          })),
        },
      ]}
    />
  );
}
