import { data, Form, redirect } from 'react-router';
import { moveAgent } from '#commands/agent/write-agent.ts';
import { Button, ButtonLink } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import { readForm, textOf } from '#office/forms/read-form.ts';
import { StatusLine } from '#office/interface/notice.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { officeContext, staffBy } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { loadTeam } from './team.server.ts';
import { TeamParts } from './team-parts.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadTeam(context.get(officeContext), url);
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const step = { up: -1, down: 1 }[textOf(form, 'do')];
  const id = Number(textOf(form, 'id'));
  if (!step || !Number.isSafeInteger(id)) throw new Response('There is no such button.', { status: 400 });
  if (!(await moveAgent(staffBy(context.get(officeContext)), id, step as -1 | 1))) throw data(null, 404);
  return redirect('/office/team/?told=moved', 303);
}

export default function Team({ loaderData: { told, note, groups } }: Route.ComponentProps) {
  const t = useOfficeTexts();
  return (
    <>
      <PageTitle page={t('TEAM')} />
      <PageHeading title={t('TEAM')} note={note} actions={<TeamParts />} />
      <div className="screen gap-9">
        <StatusLine>{told}</StatusLine>
        <p>
          <ButtonLink to="/office/team/new/" size="small">
            {t('TEAM_ADD')}
          </ButtonLink>
        </p>
        {groups.length === 0 && <p className="max-w-[36rem] text-ink-2">{t('TEAM_EMPTY')}</p>}
        {groups.map(({ office, people }) => (
          <section key={office}>
            <h2 className="office-section">{office}</h2>
            <ul className="team">
              {people.map((person) => (
                <li key={person.id}>
                  <span className="team-portrait" aria-hidden="true" data-initials={person.initials}>
                    {person.picture && <img src={person.picture} alt="" loading="lazy" />}
                  </span>
                  <p className="min-w-0">
                    <Link to={`/office/team/${person.id}/`} className="font-semibold hover:underline">
                      {person.name}
                    </Link>
                    <span className="small block text-ink-3">{person.role}</span>
                  </p>
                  <p className="small team-facts">
                    <Link to={person.homesHref} className="door-link">
                      {person.homes}
                    </Link>
                    {!person.isShown && <Sign kind="empty">{t('TEAM_HIDDEN')}</Sign>}
                  </p>
                  <Form method="post" className="team-moves" preventScrollReset>
                    <input type="hidden" name="id" value={person.id} />
                    {!person.isFirst && <Move to="up" text={t('TEAM_UP')} name={person.name} />}
                    {!person.isLast && <Move to="down" text={t('TEAM_DOWN')} name={person.name} />}
                  </Form>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}

function Move({ to, text, name }: { to: string; text: string; name: string }) {
  return (
    <Button type="submit" name="do" value={to} kind="quiet" size="dense">
      {text}
      <span className="sr-only">: {name}</span>
    </Button>
  );
}
