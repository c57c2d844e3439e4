import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { PostForm } from '#app/forms/post-form.tsx';
import type { ShownForm } from '#app/forms/show-form.server.ts';
import { type ShownSubject, Subject } from '#app/property/subject.tsx';
import type { Crumb } from '#interface/breadcrumb.tsx';
import { PageTop } from '#interface/page-top.tsx';

/** The property or project stays beside the form. `children`: stand before the form. */
export function SubjectForm({
  page: { crumbs, title, subject, shown },
  children,
}: {
  page: { crumbs: Crumb[]; title: string; subject: ShownSubject; shown: ShownForm };
  children?: ReactNode;
}) {
  const answer = useActionData<FormAnswer>();
  return (
    <div className="column page-end">
      <PageTop crumbs={crumbs} title={{ text: title }} />
      <div className="mt-7 grid gap-9 desktop:mt-10 desktop:grid-cols-[7fr_4fr] desktop:gap-x-[8.49%]">
        <aside className="desktop:order-last">
          <Subject subject={subject} isOpen={!children} />
        </aside>
        <div>
          {children}
          <PostForm shown={shown} answer={answer} />
        </div>
      </div>
    </div>
  );
}
