import { useActionData } from 'react-router';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { PostForm } from '#app/forms/post-form.tsx';
import type { ShownForm } from '#app/forms/show-form.server.ts';
import { ModuleTitle, type ShownTitle } from '#app/modules/module-title.tsx';

/** Sent to the contact page, from any page. */
export function ContactForm({
  title,
  shown,
  action,
}: {
  title: ShownTitle;
  shown: ShownForm;
  action: string;
}) {
  const answer = useActionData<FormAnswer>();
  return (
    <div className={`grid gap-7 ${title.text ? 'border-t border-ink pt-6' : ''}`}>
      <ModuleTitle {...title} />
      <PostForm shown={shown} answer={answer} action={action} isHeaded />
    </div>
  );
}
