import { type PictureRefusal, pictureIdOf } from '#images/accept.ts';
import { type OtherKind, otherKind } from '#images/other-kind.ts';
import { refuseVisitorPicture } from '#images/visitor-picture.ts';
import { fieldsOf, type Questions, type SentPicture } from '#questions/form.ts';
import type { Problem, Typed } from '#questions/understand-answers.ts';
import type { FormTextKey } from '#texts/forms/texts.ts';

const refusals: Record<PictureRefusal, FormTextKey> = {
  'picture.tooHeavy': 'PICTURE_TOO_HEAVY',
  'picture.wrongKind': 'PICTURE_WRONG_KIND',
  'picture.broken': 'PICTURE_BROKEN',
  'picture.tooLarge': 'PICTURE_TOO_LARGE',
};

/**
 * No picture if the form asks for none or none was chosen. `typed`: the name of the file, with which the page says that
 * it has to be chosen again.
 */
export async function readPicture(
  questions: Questions,
  body: FormData,
): Promise<{ values: { picture?: SentPicture }; problems: Problem[]; typed: Typed }> {
  const field = fieldsOf(questions).find(({ kind }) => kind === 'picture');
  if (!field) return { values: {}, problems: [], typed: {} };
  const sent = body.getAll(field.name);
  // If nothing is chosen browsers send a file without name and bytes.
  const files = sent.filter(
    (value) => value instanceof File && (value.name !== '' || value.size > 0),
  ) as File[];
  const typed = { [field.name]: files.map(({ name }) => name.slice(0, 100)) };
  const refused = (key: FormTextKey, kind?: OtherKind) => ({
    values: {},
    problems: [{ field: field.name, key, ...(kind && { values: { kind } }) }],
    typed,
  });
  if (sent.some((value) => typeof value === 'string' && value !== '')) return refused('PICTURE_WRONG_KIND');
  const [file, ...others] = files;
  if (!file) return { values: {}, problems: [], typed };
  if (others.length > 0) return refused('PICTURE_SINGLE');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const refusal = await refuseVisitorPicture(bytes);
  const kind = refusal === 'picture.wrongKind' ? otherKind(bytes) : undefined;
  if (kind) return refused('PICTURE_OF_KIND', kind);
  if (refusal) return refused(refusals[refusal]);
  return { values: { picture: { id: pictureIdOf(bytes), bytes } }, problems: [], typed };
}
