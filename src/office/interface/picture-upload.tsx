import { describedBy, FieldFrame, type FieldWords } from './field-frame.tsx';
import { useOfficeField } from './office-form.tsx';

/**
 * `address`: of the stored picture; it stays unless it is replaced or taken away. `none`: the label for taking it away.
 */
export function PictureUpload({
  address,
  none,
  ...words
}: FieldWords & { address: string | undefined; none: string }) {
  const { id, values, problem } = useOfficeField(words.name);
  return (
    <FieldFrame words={words}>
      {address && (
        <div className="office-picture">
          <img src={address} alt="" />
          <label className="office-choice">
            <input
              type="radio"
              className="radio office-check"
              name={words.name}
              value={values.at(-1)}
              defaultChecked
            />
            {words.label}
          </label>
          <label className="office-choice">
            <input type="radio" className="radio office-check" name={words.name} value="" />
            {none}
          </label>
        </div>
      )}
      <input
        id={id}
        type="file"
        className="office-file"
        name={`${words.name}.file`}
        accept="image/png,image/webp,image/jpeg"
        aria-invalid={problem ? true : undefined}
        aria-describedby={describedBy(id, words.hint, problem)}
      />
    </FieldFrame>
  );
}
