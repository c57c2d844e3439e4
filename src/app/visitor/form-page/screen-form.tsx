import type { ComponentProps } from 'react';
import { useActionData } from 'react-router';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { PostForm } from '#app/forms/post-form.tsx';
import { Lede, PageTop } from '#interface/page-top.tsx';
import type { ScreenFormPage } from './screen-form.server.ts';

/** `className`: how wide the form is. */
export function ScreenForm({
  page: { crumbs, title, intro, shown },
  className,
  ...form
}: {
  page: ScreenFormPage;
  className: string;
} & Omit<ComponentProps<typeof PostForm>, 'shown' | 'answer'>) {
  const answer = useActionData<FormAnswer>();
  return (
    <div className="column page-end">
      <PageTop crumbs={crumbs} title={title}>
        <Lede text={intro} />
      </PageTop>
      <div className={`mt-9 desktop:mt-14 ${className}`}>
        <PostForm shown={shown} answer={answer} {...form} />
      </div>
    </div>
  );
}
