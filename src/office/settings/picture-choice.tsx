import { ChoiceFrame, type FieldWords } from '#office/interface/field-frame.tsx';
import { useOfficeField } from '#office/interface/office-form.tsx';
import { PictureTiles } from '#office/pictures/picture-field.tsx';
import type { OfferedPicture } from './shown-field.ts';

/** One of the pictures of the site, or a new one. */
export function PictureChoice({ pictures, ...words }: FieldWords & { pictures: OfferedPicture[] }) {
  const { id, values } = useOfficeField(words.name);
  return (
    // The error summary links here.
    <div id={id} tabIndex={-1}>
      <ChoiceFrame words={words}>
        <PictureTiles name={words.name} chosen={values.filter(Boolean)} about={{ pictures }} />
      </ChoiceFrame>
    </div>
  );
}
