import { type ShownForm, showForm } from '#app/forms/show-form.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import type { ShownSubject } from '#app/property/subject.tsx';
import type { RequestContext } from '#app/request-context.ts';
import type { Language } from '#domain/language.ts';
import type { FormDefinition } from '#questions/form.ts';
import { alternates, type PathName } from '#site/paths/paths.ts';

export function showSubjectForm(
  context: RequestContext,
  screen: PathName,
  { id, reference, subject }: { id: string; reference: string; subject: ShownSubject },
  { form, given }: { form: FormDefinition; given?: ShownForm['given'] },
) {
  const title = screenName(context, screen);
  const paths: Record<Language, string> = alternates(screen as 'offer', { id });
  return {
    head: pageHead(context, { title: `${title} · ${reference}`, alternates: paths }),
    alternates: paths,
    title,
    subject,
    shown: showForm(context, form, given),
  };
}
