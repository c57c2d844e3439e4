import Lightbox from 'yet-another-react-lightbox';
import Counter from 'yet-another-react-lightbox/plugins/counter';
import { useTexts } from '#texts/use-texts.ts';
import 'yet-another-react-lightbox/styles.css';
import 'yet-another-react-lightbox/plugins/counter.css';
import type { ShownPicture } from '#app/interface/picture.tsx';
import { pictureAddress } from '#images/addresses.ts';

/** Answers the arrow keys, Escape and swipes. */
export default function PictureLightbox({
  pictures,
  title,
  open,
  onClose,
}: {
  pictures: ShownPicture[];
  title: string;
  open: number;
  onClose: () => void;
}) {
  const t = useTexts();
  return (
    <Lightbox
      open
      plugins={[Counter]}
      className="[--yarl__color_backdrop:var(--color-night)]"
      index={open}
      close={onClose}
      slides={pictures.map((picture, index) => ({
        src: pictureAddress(picture, 1600),
        width: picture.width,
        height: picture.height,
        alt: t('PHOTO_OF', { title, number: index + 1 }),
        srcSet: [
          {
            src: pictureAddress(picture, 1050),
            width: 1360,
            height: Math.round((1360 * picture.height) / picture.width),
          },
          { src: pictureAddress(picture, 1600), width: picture.width, height: picture.height },
        ],
      }))}
      carousel={{ finite: pictures.length < 2 }}
      controller={{ closeOnPullDown: true }}
      labels={{
        Previous: t('PREVIOUS_PHOTO'),
        Next: t('NEXT_PHOTO'),
        Close: t('CLOSE'),
        Lightbox: t('MEDIA'),
      }}
    />
  );
}
