import { redirect, useActionData } from 'react-router';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { handleForm } from '#app/forms/handle-form.server.ts';
import { PostForm } from '#app/forms/post-form.tsx';
import { showForm } from '#app/forms/show-form.server.ts';
import { Modules } from '#app/modules/modules.tsx';
import { loadScreen } from '#app/modules/screen-page.server.ts';
import { crumbsTo } from '#app/page/crumbs.server.ts';
import { pageHead } from '#app/page/head.server.ts';
import { headElements } from '#app/page/head.ts';
import { screenHref } from '#app/page/screen-href.server.ts';
import { screenName } from '#app/page/screen-name.server.ts';
import { agencyContact } from '#app/people/people.server.ts';
import { TalkToUs } from '#app/people/talk-to-us.tsx';
import { requestContext } from '#app/request-context.ts';
import { createAlert } from '#commands/alert/create-alert.ts';
import { dayOf } from '#domain/time/dates.ts';
import { ArrowLink } from '#interface/arrow-link.tsx';
import { Lede, PageTop } from '#interface/page-top.tsx';
import { TextColumns } from '#interface/text-columns.tsx';
import { absenceProblems } from '#questions/absence.ts';
import { alternatesWithQuery } from '#site/paths/paths.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { textsFor } from '#texts/server/texts.ts';
import { useTexts } from '#texts/use-texts.ts';
import type { Route } from './+types/route.ts';
import { ChosenWords } from './chosen-words.tsx';
import { besideInWords, demandIn, listOf } from './demand.server.ts';
import { criteriaAsked, demandForm, givenBy } from './demand-form.server.ts';
import { GoalField } from './goal-field.tsx';
import { goalOf } from './goal-of.server.ts';

export async function loader({ context: contexts, url }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { language, tags, zones } = context;
  const t = textsFor(language);
  const screen = await loadScreen(context, 'demandRegister', { text: t('DEMAND_TITLE') });
  tags.add('places');
  const criteria = demandIn(url.searchParams);
  const alternates = alternatesWithQuery('demandRegister', url.search);
  return {
    head: pageHead(context, {
      title: screenName(context, 'demandRegister'),
      description: t('DEMAND_INTRO'),
      alternates,
      noindex: url.search !== '',
    }),
    alternates,
    intro: t('DEMAND_INTRO'),
    crumbs: crumbsTo(context, 'demandRegister'),
    ...screen,
    beside: besideInWords(context, criteria, language),
    besideTitle: formTexts(language)('DEMAND_ALSO'),
    list: url.search ? listOf(context, criteria) : null,
    contact: agencyContact(context),
    shown: showForm(context, demandForm(criteria, screenHref(context, 'freeValuation') !== null), {
      ...givenBy(criteria, zones, language),
      ...(url.searchParams.has('purpose') ? { goal: criteria.purpose } : {}),
      frequency: 'instant',
    }),
  };
}

export async function action(args: Route.ActionArgs) {
  const context = args.context.get(requestContext);
  const { zones, language } = context;
  const before = demandIn(args.url.searchParams);
  const valuation = screenHref(context, 'freeValuation');
  const goal = valuation && (await goalOf(args.request));
  // 307: the browser sends the same body to the other page, so that no answer stands in an address.
  if (goal) return redirect(`${valuation}?goal=${goal}#request`, 307);
  return handleForm(args, demandForm(before, valuation !== null), {
    checkTogether: (understood) => [
      ...criteriaAsked(before, { goal: 'buy', type: [], zone: [], ...understood }, zones).problems,
      ...absenceProblems(understood, dayOf(context.now)),
    ],
    // A visitor who saves a search is first asked by mail whether it is theirs, and gets no other mail before.
    confirms: () => false,
    tell: (_, reader) => {
      const beside = besideInWords(context, before, reader);
      return beside.length > 0 ? [{ label: formTexts(reader)('DEMAND_ALSO'), value: beside.join(', ') }] : [];
    },
    follow: (transaction, { id, values }) =>
      createAlert(transaction, context, {
        leadId: id,
        email: values.email,
        firstName: values.first_name,
        language,
        criteria: criteriaAsked(before, values, zones).criteria,
        frequency: values.frequency,
      }),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function DemandRegister({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { crumbs, title, modules, beside, besideTitle, list, contact, shown } = loaderData;
  const answer = useActionData<FormAnswer>();
  const goal = shown.sections[0]?.fields.find(({ name }) => name === 'goal');
  return (
    <div className="page-end">
      <div className="column">
        <PageTop crumbs={crumbs} title={title}>
          <Lede text={loaderData.intro} />
        </PageTop>
        <TextColumns aside={<TalkToUs {...contact} />}>
          {(beside.length > 0 || list) && (
            <section className="mb-11 flex flex-wrap items-center gap-x-8 gap-y-4">
              {beside.length > 0 && <ChosenWords title={besideTitle} words={beside} />}
              {list && <ArrowLink to={list}>{t('DEMAND_CHANGE')}</ArrowLink>}
            </section>
          )}
          <div className="demand-form">
            <PostForm
              key={list}
              shown={shown}
              answer={answer}
              own={goal && { goal: <GoalField field={goal} /> }}
            />
          </div>
        </TextColumns>
      </div>
      <Modules modules={modules} />
    </div>
  );
}
