import { sayIn } from '../../lib/words.ts';
import { landingFr } from './landing.fr.ts';
import classes from './landing-posters.module.css';

const say = sayIn('landing', landingFr);
const posters = [
  { word: 'two', picture: '/mediafile/expositions-1?w=640' },
  { word: 'three', picture: '/mediafile/marches-et-brocantes-1?w=640' },
  { word: 'one', picture: '/mediafile/fetes-2?w=640' },
] as const;

/** A wall of posters as visitors would see them, drawn by us for events that do not exist. */
export const LandingPosters = () => (
  <div className={classes.wall} role="img" aria-label={say('poster.label')}>
    {posters.map(({ word, picture }) => (
      <div key={word} className={classes.poster} data-poster={word} aria-hidden="true">
        <img src={picture} alt="" width={640} height={427} />
        <p className={classes.date}>{say(`poster.${word}.date`)}</p>
        <p className={classes.title}>{say(`poster.${word}.title`)}</p>
        <p className={classes.place}>{say(`poster.${word}.place`)}</p>
      </div>
    ))}
  </div>
);
