import { Popover, UnstyledButton } from '@mantine/core';
import { Icon } from '@parages/ui/icon/icon';
import { useState } from 'react';
import { chooseOrganisation, useChosenOrganisation } from '../../lib/chosen-organisation.ts';
import { useProfile } from '../../lib/signed-in.ts';
import { sayIn } from '../../lib/words.ts';
import { frameFr } from './frame.fr.ts';
import classes from './frame.module.css';

const say = sayIn('frame', frameFr);

/** Whose things are shown, from two organisations on: one of them, or all. */
export function OrganisationSwitcher() {
  const organisations = useProfile()?.organisations ?? [];
  const chosen = useChosenOrganisation();
  const [isOpen, setIsOpen] = useState(false);
  if (organisations.length < 2) return null;
  const name = organisations.find(({ id }) => id === chosen)?.name ?? say('allOrganisations');
  const choose = (id: string | null) => {
    chooseOrganisation(id);
    setIsOpen(false);
  };
  const choices = [{ id: null, name: say('allOrganisations') }, ...organisations];
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="bottom-end"
      width={300}
      shadow="md"
      radius="md"
      transitionProps={{ duration: 0 }}
      withinPortal={false}
      returnFocus
    >
      <Popover.Target>
        <UnstyledButton className={classes.switcher} aria-label={`${say('switcher')} : ${name}`} onClick={() => setIsOpen(!isOpen)}>
          <span>{name}</span>
          <Icon name="chevron-down" size="1em" />
        </UnstyledButton>
      </Popover.Target>
      <Popover.Dropdown className={classes.choices} aria-label={say('switcher')}>
        {choices.map((choice) => (
          <button key={choice.id} type="button" aria-pressed={choice.id === chosen} onClick={() => choose(choice.id)}>
            <span>{choice.name}</span>
            {choice.id === chosen && <Icon name="check" size="1.125em" />}
          </button>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}
