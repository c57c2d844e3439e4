import { useOfficeField } from '#office/interface/office-form.tsx';
import { PictureField } from '#office/pictures/picture-field.tsx';
import type { OfferedPicture } from './shown-field.ts';

/** One of the pictures of the site, or a new one. */
export function PictureChoice({
  name,
  label,
  hint,
  pictures,
}: {
  name: string;
  label: string;
  hint?: string;
  pictures: OfferedPicture[];
}) {
  const { id, values, problem, problemId } = useOfficeField(name);
  return (
    <div id={id} tabIndex={-1} className={problem ? 'field-wrong' : undefined}>
      {problem && (
        <p id={problemId} className="small font-semibold text-wine">
          {problem}
        </p>
      )}
      <PictureField name={name} label={label} chosen={values.filter(Boolean)} about={{ pictures }} />
      {hint && <p className="small text-ink-3">{hint}</p>}
    </div>
  );
}
