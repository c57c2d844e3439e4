import { useActionData } from 'react-router';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { handleForm } from '#app/forms/handle-form.server.ts';
import { PostForm } from '#app/forms/post-form.tsx';
import { showForm } from '#app/forms/show-form.server.ts';
import { Modules } from '#app/modules/modules.tsx';
import { loadScreen } from '#app/modules/screen-page.server.ts';
import { crumbsTo } from '#app/page/crumbs.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { headElements } from '#app/page/head.ts';
import { agencyContact } from '#app/people/people.server.ts';
import { requestContext } from '#app/request-context.ts';
import { findPicture } from '#database/picture/pictures.ts';
import { Breadcrumb } from '#interface/breadcrumb.tsx';
import { ButtonAnchor } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { Picture } from '#interface/picture.tsx';
import { presentPicture } from '#interface/present-picture.server.ts';
import { Steps } from '#interface/steps.tsx';
import { alternatesWithQuery, href } from '#site/paths/paths.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import { promisedText, promiseWords } from '#texts/wording/promise-words.ts';
import type { Route } from './+types/route.ts';
import { goOn } from './go-on.server.ts';
import { addressParts, valuationForm } from './valuation-form.ts';
import { ValuationSteps } from './valuation-steps.tsx';

const longestAddress = 200;

/** What introduces the form makes room for the later steps; its heading stays for screen readers. */
const onlyAtFirst = 'group-has-[[data-later-step]]/valuation:hidden';

export async function loader({ context: contexts, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { database, pages, language, settings } = context;
  const t = textsFor(language);
  const screen = await loadScreen(context, 'freeValuation', { text: t('VALUATION_TITLE') });
  // The module that links to this page, on whichever page the agency shows it.
  const band = pages.flatMap(({ modules }) => modules).find((module) => module.type === 'valuation');
  const picture = band?.pictureId ? await findPicture(database, band.pictureId) : null;
  const goal = url.searchParams.get('goal');
  const address = (url.searchParams.get('address') ?? '').trim().slice(0, longestAddress);
  const promises = promiseWords(settings.promises, language);
  const intro = promisedText(t, 'VALUATION_INTRO', promises);
  const alternates = alternatesWithQuery('freeValuation', url.search);
  const forms = formTexts(language);
  const shown = showForm(context, valuationForm, { ...addressParts(address), ...(goal && { goal }) });
  return {
    head: pageHead(context, {
      title: screen.title.text,
      description: intro,
      alternates,
      noindex: url.search !== '',
    }),
    alternates,
    crumbs: crumbsTo(context, 'freeValuation'),
    ...screen,
    intro,
    steps: [
      { title: t('VALUATION_STEP_MAIL'), text: t('VALUATION_STEP_MAIL_HINT') },
      {
        title: t('VALUATION_STEP_APPOINTMENT'),
        text: promisedText(t, 'VALUATION_STEP_APPOINTMENT_HINT', promises),
      },
      { title: t('VALUATION_STEP_REPORT'), text: promisedText(t, 'VALUATION_STEP_REPORT_HINT', promises) },
    ],
    picture: presentPicture(picture, 'valuation', language),
    contact: agencyContact(context),
    shown,
    stepWords: {
      progress: shown.sections.map((_, index, { length }) =>
        forms('FORM_STEP', { step: index + 1, steps: length }),
      ),
      next: forms('FORM_NEXT'),
      back: forms('FORM_BACK'),
    },
    action: href(language, 'freeValuation'),
    note: goal ? t('VALUATION_GOES_ON') : null,
  };
}

export async function action(args: Route.ActionArgs) {
  // The form for a search sends visitors here: its answers are filled in, without any problem yet.
  if (args.url.searchParams.has('goal')) return goOn(args.request);
  return handleForm(args, valuationForm);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function FreeValuation({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { crumbs, title, intro, steps, modules, picture, contact, shown, stepWords, action, note } =
    loaderData;
  const answer = useActionData<FormAnswer>();
  return (
    <div className="group/valuation page-end">
      <div className="column pt-5 tablet:pt-6 max-tablet:group-has-[[data-later-step]]/valuation:hidden">
        <Breadcrumb label={t('BREADCRUMB')} crumbs={crumbs} />
      </div>
      <section className="mt-6 grid bg-tint group-has-[[data-later-step]]/valuation:sr-only desktop:grid-cols-2">
        <div className="column flex w-full flex-col justify-center py-14 desktop:mr-0 desktop:max-w-[720px] desktop:py-20">
          <h1 lang={title.lang} className="d2">
            {title.text}
          </h1>
          <p className="mt-5 max-w-[32em] text-ink-2">{intro}</p>
          <div className={`mt-8 flex flex-wrap gap-3 ${onlyAtFirst}`}>
            <ButtonAnchor href="#request">{t('FREE_EVALUATION')}</ButtonAnchor>
            {contact.phone && (
              <ButtonAnchor href={contact.phone.href} kind="quiet">
                <Icon name="phone" />
                {contact.phone.text}
              </ButtonAnchor>
            )}
          </div>
        </div>
        {picture && (
          <Picture
            picture={picture}
            alt=""
            priority
            sizes="(min-width: 961px) 60vw, 100vw"
            className={`aspect-[3/2] size-full tablet:aspect-auto tablet:h-[340px] desktop:h-full desktop:min-h-[560px] ${onlyAtFirst}`}
          />
        )}
      </section>
      <section className={`column section ${onlyAtFirst}`} aria-label={t('VALUATION_STEPS')}>
        <Steps steps={steps} />
      </section>
      <section
        id="request"
        className="column section scroll-mt-26 group-has-[[data-later-step]]/valuation:mt-5 tablet:group-has-[[data-later-step]]/valuation:mt-10"
      >
        <div className="desktop:max-w-[744px]">
          {answer && note && <p className="lede mb-10 text-ink-2">{note}</p>}
          <PostForm shown={shown} answer={answer} action={action}>
            {(end) => <ValuationSteps shown={shown} words={stepWords} end={end} />}
          </PostForm>
        </div>
      </section>
      <Modules modules={modules} />
    </div>
  );
}
