import { listOffices } from '#database/people.ts';
import { requestContext } from '#server/context.ts';
import { alternates } from '#site/paths.ts';
import { textsFor } from '#texts/server.ts';
import { useTexts } from '#texts/use-texts.ts';
import { Icon } from '../../interface/icon.tsx';
import { Lede, PageTop } from '../../interface/page-top.tsx';
import { presentOffice } from '../../people/people.server.ts';
import { crumbsTo } from '../../shell/crumbs.server.ts';
import { pageHead } from '../../shell/head.server.ts';
import { headElements } from '../../shell/head.ts';
import type { Route } from './+types/route.ts';

export async function loader({ context: contexts }: Route.LoaderArgs) {
  const context = contexts.get(requestContext);
  const { database, language, tags } = context;
  tags.add('people');
  const offices = await listOffices(database);
  const paths = alternates('login', {});
  return {
    head: pageHead(context, { title: textsFor(language)('LOGIN_TITLE'), alternates: paths }),
    alternates: paths,
    crumbs: crumbsTo(context, 'login'),
    offices: offices.map((office) => presentOffice(office, [], context)),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Login({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const line = 'flex items-center gap-3 py-1.5 font-semibold underline-offset-4 hover:underline';
  return (
    <div className="column page-end">
      <PageTop crumbs={loaderData.crumbs} title={{ text: t('LOGIN_TITLE') }}>
        <Lede text={t('LOGIN_INTRO')} />
      </PageTop>
      <ul className="mt-9 grid gap-x-6 border-t border-ink tablet:grid-cols-2 desktop:mt-14 desktop:grid-cols-3">
        {loaderData.offices.map((office) => (
          <li key={office.id} className="border-b border-line py-6 tablet:border-0">
            <h2 className="d5">{office.title}</h2>
            <ul className="facts mt-3">
              <li>
                <a href={office.phone.href} className={line}>
                  <Icon name="phone" />
                  {office.phone.text}
                </a>
              </li>
              <li>
                <a href={`mailto:${office.email}`} className={line}>
                  <Icon name="mail" />
                  {office.email}
                </a>
              </li>
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}
