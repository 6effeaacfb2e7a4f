import { mediaLicenseLabels } from '@parages/contracts/vocabulary/pictures/media-licenses.fr';
import { serviceUrl } from '@parages/session/app-shell';
import { useTranslation } from 'react-i18next';
import { useLocal } from '../../../lib/i18n/local.ts';
import { useInlinedPicture } from '../../../lib/inlined-picture.queries.ts';
import { useSite } from '../../../lib/site.tsx';
import type { EventPicture } from './event-picture.ts';
import classes from './event-pictures.module.css';

const widths = [320, 640, 1280] as const;

export type EventFigureProps = {
  picture: EventPicture;
  sizes: string;
  isFirst?: boolean;
};

export function EventFigure({ picture, sizes, isFirst = false }: EventFigureProps) {
  const source = useSource(picture, sizes);
  return (
    <figure className={classes.figure}>
      <img
        {...source}
        style={lookOf(picture)}
        alt={picture.title}
        width={1280}
        height={853}
        {...(isFirst ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        // The server's HTML may contain the picture inlined, which hydration must keep.
        suppressHydrationWarning
      />
      <Caption picture={picture} />
    </figure>
  );
}

const lookOf = ({ color, focal }: EventPicture) => ({
  ...(color && { backgroundColor: color }),
  ...(focal &&
    (focal.x !== 0.5 || focal.y !== 0.5) && {
      objectPosition: `${focal.x * 100}% ${focal.y * 100}%`,
    }),
});

function useSource(
  { id }: EventPicture,
  sizes: string,
): { src: string; srcSet?: string; sizes?: string } {
  const inlined = useInlinedPicture(id);
  if (inlined) return { src: inlined };
  const picture = serviceUrl(`/mediafile/${id}`);
  const srcSet = widths.map((width) => `${picture}?w=${width} ${width}w`).join(', ');
  return { src: `${picture}?w=1280`, srcSet, sizes };
}

export function EventPictures({ pictures }: { pictures: readonly EventPicture[] }) {
  return (
    <ul className={classes.row}>
      {pictures.map((picture) => (
        <li key={picture.id}>
          <EventFigure picture={picture} sizes="(width < 40rem) 80vw, 20rem" />
        </li>
      ))}
    </ul>
  );
}

function Caption({
  picture: { credits, license, licenseUrl, isDrawing },
}: {
  picture: EventPicture;
}) {
  const { t } = useTranslation('event');
  const { name } = useSite();
  const local = useLocal({ mediaLicenseLabels });
  if (isDrawing) return <figcaption>{t('drawing', { name })}</figcaption>;
  const labels: Record<string, string> = local.mediaLicenseLabels;
  const terms = license && (labels[license] ?? license);
  const isLinked = Boolean(terms && licenseUrl);
  const attribution = [credits, !isLinked && terms].filter(Boolean).join(', ');
  if (!attribution && !isLinked) return null;
  return (
    <figcaption>
      {t('credits', { credits: attribution })}
      {attribution && isLinked ? ', ' : ''}
      {terms && licenseUrl && (
        <a href={licenseUrl} rel="license noreferrer">
          {terms}
        </a>
      )}
    </figcaption>
  );
}
