import { useId, useState } from 'react';
import { Button } from '../button/button.tsx';
import classes from './date-list.module.css';

type DateItem = {
  id: string;
  text: string;
  /** `yyyy-MM-dd`. */
  dateTime: string;
  hours?: string;
  note?: string;
};

export type DateListProps = {
  items: readonly DateItem[];
  words: { showAll: (count: number) => string; hide: string };
};

const visibleCount = 4;

/** Shows the first four items, and the others on a press. Without scripts it shows all of them. */
export function DateList({ items, words }: DateListProps) {
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div>
      <ul id={id} className={classes.list}>
        {items.map((item, index) => (
          <li key={item.id} className={classes.item} hidden={index >= visibleCount && !isOpen}>
            <time dateTime={item.dateTime}>{item.text}</time>
            {item.hours && <span className={classes.hours}>{item.hours}</span>}
            {item.note && <strong className={classes.note}>{item.note}</strong>}
          </li>
        ))}
      </ul>
      {items.length > visibleCount && (
        <div className={classes.toggle}>
          <Button
            variant="quiet"
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? words.hide : words.showAll(items.length)}
          </Button>
        </div>
      )}
    </div>
  );
}
