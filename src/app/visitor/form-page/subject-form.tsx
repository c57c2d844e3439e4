import type { ReactNode } from 'react';
import { useActionData } from 'react-router';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { PostForm } from '#app/forms/post-form.tsx';
import type { ShownForm } from '#app/forms/show-form.server.ts';
import { type ShownSubject, Subject } from '#app/property/subject.tsx';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';

/** `own`: the fields that this form draws in its own way, by name. `children`: stand before the form. */
export function SubjectForm({
  page: { title, subject, shown },
  own,
  children,
}: {
  page: { title: string; subject: ShownSubject; shown: ShownForm };
  own?: Record<string, ReactNode>;
  children?: ReactNode;
}) {
  const answer = useActionData<FormAnswer>();
  return (
    <SubjectPage title={title} subject={subject}>
      {children}
      <PostForm shown={shown} answer={answer} own={own} />
    </SubjectPage>
  );
}

/**
 * The property or project stays beside the form; on a phone it is a strip above the title. `beside`: stands below it.
 */
export function SubjectPage({
  title,
  subject,
  beside,
  children,
}: {
  title: string;
  subject: ShownSubject;
  beside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="column page-end">
      <p className="py-3 tablet:py-6">
        <Link
          to={subject.href}
          className="tiny inline-flex items-center gap-2 py-1.5 font-medium underline-offset-4 hover:underline"
        >
          <Icon name="chevron-left" size={16} />
          {subject.back}
        </Link>
      </p>
      <div className="with-side-column">
        <aside className="mb-5 tablet:mb-8 desktop:col-start-2 desktop:row-span-2 desktop:row-start-1">
          <Subject subject={subject} />
          {beside}
        </aside>
        <div className="desktop:col-start-1 desktop:row-start-1">
          <h1 className="d2 mb-5 tablet:mb-8">{title}</h1>
          {children}
        </div>
      </div>
    </div>
  );
}
