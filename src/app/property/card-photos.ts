import { pictureAddress, pictureSourceSet } from '#images/addresses.ts';
import './card-photos.css';

const SWIPE_PX = 30;

const known = new WeakSet<Element>();

/**
 * Puts the next photographs of a property beside the first one of its card: to be swiped on a touch screen, with arrows
 * for a mouse. `swipe`: how many pixels to the left the finger has moved when it lifts, which may be before the
 * photographs are there; undefined for a mouse. Screen readers get only the link of the card; the gallery is on its page.
 */
export async function offerPhotos(card: HTMLElement, swipe: Promise<number> | undefined): Promise<void> {
  const ground = card.querySelector<HTMLElement>('.card-ground');
  const first = ground?.querySelector<HTMLElement>('.picture');
  const link = card.querySelector<HTMLAnchorElement>('h3 a');
  if (!ground || !first || !link || known.has(ground)) return;
  // A finger moves such a row itself sideways, so its cards get no photographs to swipe.
  const row = card.closest('ul');
  if (swipe && row && row.scrollWidth > row.clientWidth) return;
  known.add(ground);
  const photos = await fetchPhotos(link.pathname);
  if (photos.length === 0) return;
  const track = trackOf(first, link, photos);
  if (!swipe) addArrows(ground, track, () => first.after(track));
  else {
    first.after(track);
    if ((await swipe) > SWIPE_PX) track.scrollTo({ left: track.clientWidth, behavior: 'smooth' });
  }
}

type Photo = { id: string; width: number; note?: string };

async function fetchPhotos(path: string): Promise<Photo[]> {
  const [, language, ...parts] = path.split('/');
  try {
    const response = await fetch(`/card-photos/${parts.at(-2)}?language=${language}`);
    return response.ok ? await response.json() : [];
  } catch {
    return [];
  }
}

function trackOf(first: HTMLElement, link: HTMLAnchorElement, photos: Photo[]): HTMLElement {
  const track = document.createElement('div');
  track.className = 'card-photos';
  track.ariaHidden = 'true';
  const { sizes } = first.querySelector('img[srcset]') as HTMLImageElement;
  const pictures = photos.map((photo) => {
    const picture = document.createElement('span');
    picture.className = first.className;
    const image = Object.assign(new Image(), { sizes, loading: 'lazy', decoding: 'async' });
    image.alt = photo.note ?? '';
    image.srcset = pictureSourceSet(photo);
    image.src = pictureAddress({ ...photo, name: '' }, 1050);
    picture.append(image);
    if (photo.note) picture.append(noteOf(photo.note));
    return picture;
  });
  for (const picture of [first.cloneNode(true), ...pictures]) {
    const slide = document.createElement('a');
    slide.href = link.href;
    slide.tabIndex = -1;
    slide.append(picture);
    track.append(slide);
  }
  // The link of the card goes there without loading a document.
  track.addEventListener('click', (event) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    link.click();
  });
  return track;
}

/** As `Picture` has it. */
function noteOf(text: string): HTMLElement {
  const place = document.createElement('span');
  place.className = 'picture-note-place';
  const note = document.createElement('span');
  note.className = 'picture-note';
  note.textContent = text;
  place.append(note);
  return place;
}

function addArrows(ground: HTMLElement, track: HTMLElement, begin: () => void): void {
  const arrow = (name: string, by: 1 | -1) => {
    const button = document.createElement('button');
    Object.assign(button, {
      type: 'button',
      tabIndex: -1,
      className: `card-arrow ${name}`,
      ariaHidden: 'true',
    });
    button.addEventListener('click', () => {
      if (!track.isConnected) begin();
      track.scrollBy({ left: by * track.clientWidth, behavior: 'smooth' });
    });
    ground.append(button);
    return button;
  };
  const back = arrow('card-arrow-back', -1);
  const on = arrow('card-arrow-on', 1);
  back.hidden = true;
  track.addEventListener('scroll', () => {
    const { scrollLeft, scrollWidth, clientWidth } = track;
    back.hidden = scrollLeft < clientWidth / 2;
    on.hidden = scrollLeft > scrollWidth - 1.5 * clientWidth;
  });
}
