import type { FormAnswer } from '#app/forms/form-answer.ts';
import { PlainForm } from '#app/forms/plain-form.tsx';
import { ButtonLink } from '#interface/button.tsx';
import { EntryPage } from './entry-page.tsx';
import type { loadLinkPage } from './link-page.server.ts';

export function LinkPage({
  page,
  answer,
}: {
  page: Awaited<ReturnType<typeof loadLinkPage>>['data'];
  answer: FormAnswer | undefined;
}) {
  const { shown, email, again } = page;
  return (
    <EntryPage page={page}>
      {shown ? (
        <PlainForm shown={shown} answer={answer}>
          {/* Tells password managers whose password this is. */}
          <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
        </PlainForm>
      ) : (
        <ButtonLink to={again.href}>{again.label}</ButtonLink>
      )}
    </EntryPage>
  );
}
