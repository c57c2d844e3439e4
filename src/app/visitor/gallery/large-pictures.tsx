import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { Picture } from '#interface/picture.tsx';
import { useTexts } from '#texts/use-texts.ts';
import type { ShownGallery } from './gallery.server.ts';
import { GalleryBar } from './gallery-bar.tsx';
import { PictureStage } from './picture-stage.tsx';
import { useGestures } from './use-gestures.ts';
import type { Opened } from './use-opened.ts';

const KEY_FACTOR = 1.5;

/** One picture fills the window; the others of its kind stand below it. */
export function LargePictures({
  gallery,
  opened,
  onStep,
  onClose,
}: {
  gallery: ShownGallery;
  opened: Opened;
  onStep: (index: number) => void;
  onClose: () => void;
}) {
  const t = useTexts();
  const { kind, index } = opened;
  const dialog = useRef<HTMLDialogElement>(null);
  const stage = useRef<HTMLDivElement>(null);
  const strip = useRef<HTMLOListElement>(null);
  const pictures = kind === 'photo' ? gallery.photos : gallery.plans;
  const last = pictures.length - 1;

  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const gestures = useGestures(stage, { onStep: (by) => stepTo(index + by), onClose });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another picture begins unenlarged.
  useEffect(gestures.reset, [index]);

  useEffect(() => {
    const current = strip.current?.children[index];
    current?.scrollIntoView({ behavior: 'instant', block: 'nearest', inline: 'center' });
  }, [index]);

  function stepTo(wanted: number) {
    const next = Math.min(last, Math.max(0, wanted));
    if (next !== index) onStep(next);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === '+') gestures.enlarge(KEY_FACTOR);
    if (event.key === '-') gestures.enlarge(1 / KEY_FACTOR);
    const wanted = { ArrowLeft: index - 1, ArrowRight: index + 1, Home: 0, End: last }[event.key];
    if (wanted === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    stepTo(wanted);
  }

  return (
    <dialog
      ref={dialog}
      aria-label={t('MEDIA')}
      className="large on-dark"
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <GalleryBar
        gallery={gallery}
        current={kind === 'photo' ? 'photos' : 'plans'}
        back={{ label: gallery.words.all, icon: 'layout-grid', onClick: onClose }}
      />
      <PictureStage gallery={gallery} opened={opened} stage={stage} gestures={gestures} onStepTo={stepTo} />
      <ol ref={strip} className="large-strip">
        {pictures.map((picture, place) => (
          <li key={picture.id}>
            <button
              type="button"
              aria-label={t(kind === 'photo' ? 'OPEN_PHOTO' : 'OPEN_PLAN', {
                number: place + 1,
                count: pictures.length,
              })}
              aria-current={place === index ? 'true' : undefined}
              onClick={() => stepTo(place)}
            >
              <Picture picture={picture} alt="" sizes="100px" className="large-thumbnail" />
            </button>
          </li>
        ))}
      </ol>
    </dialog>
  );
}
