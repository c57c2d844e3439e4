import { handleForm } from '#app/forms/handle-form.server.ts';
import { headElements } from '#app/page/head.ts';
import { requestContext } from '#app/request-context.ts';
import { showScreenForm } from '#app/visitor/form-page/screen-form.server.ts';
import { ScreenForm } from '#app/visitor/form-page/screen-form.tsx';
import { type DrawnPicture, keepTestimonial } from '#commands/testimonial/keep-testimonial.ts';
import { largestVisitorPicture, redrawVisitorPicture } from '#images/visitor-picture.ts';
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
  const context = args.context.get(requestContext);
  let picture: DrawnPicture | undefined;
  return handleForm(args, testimonialForm, {
    decline: async ({ picture: sent }) => {
      const drawn = sent && (await redrawVisitorPicture(sent.bytes));
      if (typeof drawn === 'string') return drawn === 'busy' ? 'NOT_STORED' : 'PICTURE_BROKEN';
      picture = drawn;
    },
    follow: (transaction, { id, values }) =>
      keepTestimonial(transaction, context, {
        ...values,
        language: context.language,
        picture,
        leadId: id,
      }),
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
