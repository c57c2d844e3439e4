import { useActionData } from 'react-router';
import { dayOf } from '#domain/dates.ts';
import { slugOf } from '#domain/slug.ts';
import { pictureAddress } from '#images/addresses.ts';
import { keepPicture } from '#images/store-picture.ts';
import { largestVisitorPicture, redrawVisitorPicture } from '#images/visitor-picture.ts';
import { queueMail } from '#mail/queue-mail.ts';
import { requestContext } from '#server/context.ts';
import { alternates } from '#site/paths.ts';
import { formTexts } from '#texts/forms.ts';
import { textsFor } from '#texts/server.ts';
import type { FormAnswer } from '../../forms/form-answer.ts';
import { handleForm } from '../../forms/handle-form.server.ts';
import { PostForm } from '../../forms/post-form.tsx';
import { showForm } from '../../forms/show-form.server.ts';
import { Lede, PageTop } from '../../interface/page-top.tsx';
import { crumbsTo } from '../../shell/crumbs.server.ts';
import { pageHead } from '../../shell/head.server.ts';
import { headElements } from '../../shell/head.ts';
import { loadScreen } from '../../shell/screen-page.server.ts';
import type { Route } from './+types/route.ts';
import { PictureField } from './picture-field.tsx';
import { testimonialForm } from './testimonial-form.ts';

export async function loader({ context: contexts }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const t = textsFor(context.language);
  const { title } = await loadScreen(context, 'writeTestimonial', { text: t('PAGE_WRITE_TESTIMONIAL') });
  const paths = alternates('writeTestimonial', {});
  const words = formTexts(context.language);
  return {
    head: pageHead(context, {
      title: title.text,
      description: t('WRITE_TESTIMONIAL_INTRO'),
      alternates: paths,
    }),
    alternates: paths,
    crumbs: crumbsTo(context, 'writeTestimonial'),
    title,
    intro: t('WRITE_TESTIMONIAL_INTRO'),
    shown: showForm(context, testimonialForm),
    pictureWords: {
      mostBytes: largestVisitorPicture,
      tooHeavy: words('PICTURE_TOO_HEAVY'),
      again: words('PICTURE_AGAIN'),
    },
  };
}

export async function action(args: Route.ActionArgs) {
  const { jobs, language, now, pictureFiles, settings } = args.context.get(requestContext);
  let drawn: Exclude<Awaited<ReturnType<typeof redrawVisitorPicture>>, string> | undefined;
  return handleForm(args, testimonialForm, {
    thanks: 'thanksTestimonial',
    decline: async ({ picture: sent }) => {
      if (!sent) return;
      const redrawn = await redrawVisitorPicture(sent.bytes);
      if (typeof redrawn === 'string') return redrawn === 'busy' ? 'NOT_STORED' : 'PICTURE_BROKEN';
      drawn = redrawn;
    },
    follow: async (transaction, { id, values }) => {
      const { author, comment, website } = values;
      const picture_id = drawn?.picture.id ?? null;
      if (drawn) await keepPicture(transaction, { storage: pictureFiles, jobs }, drawn.picture, drawn.bytes);
      // A draft: nobody sees it before somebody of the agency has read it.
      await transaction
        .insertInto('testimonial')
        .values({
          slug: [slugOf(author, language), id].filter(Boolean).join('-'),
          author,
          comment: JSON.stringify({ [language]: comment }),
          website: website ?? null,
          picture_id,
          posted_on: dayOf(now),
          publication: 'draft',
          lead_id: id,
        })
        .execute();
      await queueMail(transaction, jobs, {
        template: 'testimonial-for-agency',
        language: settings.defaultLanguage,
        recipient: settings.agency.email,
        replyTo: values.email,
        leadId: id,
        now,
        data: {
          name: author,
          comment,
          website,
          picturePath: picture_id ? pictureAddress({ id: picture_id, name: 'testimonial' }, 750) : undefined,
        },
      });
    },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function WriteTestimonial({ loaderData }: Route.ComponentProps) {
  const { crumbs, title, intro, shown, pictureWords } = loaderData;
  const answer = useActionData<FormAnswer>();
  const field = shown.sections.flatMap(({ fields }) => fields).find(({ kind }) => kind === 'picture');
  return (
    <div className="column page-end">
      <PageTop crumbs={crumbs} title={title}>
        <Lede text={intro} />
      </PageTop>
      <div className="mt-9 desktop:max-w-[744px] desktop:mt-14">
        <PostForm
          shown={shown}
          answer={answer}
          encType="multipart/form-data"
          own={{ picture: field && <PictureField field={field} words={pictureWords} /> }}
        />
      </div>
    </div>
  );
}
