import { handleForm } from '#app/forms/handle-form.server.ts';
import { showScreenForm } from '#app/forms/screen-form.server.ts';
import { ScreenForm } from '#app/forms/screen-form.tsx';
import { requestContext } from '#app/request-context.ts';
import { headElements } from '#app/shell/head.ts';
import { slugOf } from '#domain/text/slug.ts';
import { dayOf } from '#domain/time/dates.ts';
import { pictureAddress } from '#images/addresses.ts';
import { keepPicture } from '#images/store-picture.ts';
import { largestVisitorPicture, redrawVisitorPicture } from '#images/visitor-picture.ts';
import { queueMail } from '#mail/outbox/queue-mail.ts';
import { formTexts } from '#texts/forms/texts.ts';
import type { Route } from './+types/route.ts';
import { PictureField } from './picture-field.tsx';
import { testimonialForm } from './testimonial-form.ts';

export async function loader({ context: contexts }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const words = { title: 'PAGE_WRITE_TESTIMONIAL', intro: 'WRITE_TESTIMONIAL_INTRO' } as const;
  const t = formTexts(context.language);
  return {
    ...(await showScreenForm(context, 'writeTestimonial', words, testimonialForm)),
    pictureWords: {
      mostBytes: largestVisitorPicture,
      tooHeavy: t('PICTURE_TOO_HEAVY'),
      again: t('PICTURE_AGAIN'),
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
      if (drawn) {
        const store = { storage: pictureFiles, jobs };
        await keepPicture(transaction, store, drawn.picture, drawn.bytes, { isOfVisitor: true });
      }
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

export default function WriteTestimonial({ loaderData: { pictureWords, ...page } }: Route.ComponentProps) {
  const field = page.shown.sections.flatMap(({ fields }) => fields).find(({ kind }) => kind === 'picture');
  return (
    <ScreenForm
      page={page}
      className="desktop:max-w-[744px]"
      encType="multipart/form-data"
      own={{ picture: field && <PictureField field={field} words={pictureWords} /> }}
    />
  );
}
