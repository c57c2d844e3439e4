import { headElements } from '#app/page/head.ts';
import { Portrait } from '#app/people/people-list.tsx';
import { PropertyCard } from '#app/property/card.tsx';
import { requestContext } from '#app/request-context.ts';
import { ButtonAnchor } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { Lede, PageTop } from '#interface/page-top.tsx';
import { Pager } from '#interface/pager.tsx';
import type { Route } from './+types/route.ts';
import { loadPerson } from './person.server.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadPerson(context.get(requestContext), params.id, url);
}

export const meta: Route.MetaFunction = ({ loaderData }) => headElements(loaderData?.head);

export default function Person({ loaderData }: Route.ComponentProps) {
  const { crumbs, person, speaks, office, listed, cards, paging } = loaderData;
  return (
    <div className="column page-end">
      <PageTop crumbs={crumbs} title={{ text: person.name }}>
        <Lede {...person.role} />
      </PageTop>
      <div className="mt-9 flex flex-wrap items-center gap-x-8 gap-y-6 border-t border-ink pt-6">
        <Portrait person={person} />
        {office && (
          <p>
            {office.title}
            <br />
            <span className="text-ink-3">
              {office.street}, {office.place}
            </span>
          </p>
        )}
        {speaks && <p className="text-ink-2">{speaks}</p>}
        <div className="no-print flex flex-wrap gap-3">
          <ButtonAnchor href={person.phone.href}>
            <Icon name="phone" />
            {person.phone.text}
          </ButtonAnchor>
          <ButtonAnchor href={`mailto:${person.email}`} kind="quiet">
            <Icon name="mail" />
            {person.email}
          </ButtonAnchor>
        </div>
      </div>
      {cards.length > 0 && (
        <section className="section">
          <h2 className="d3">{listed}</h2>
          <ul className="mt-7 grid gap-x-6 gap-y-12 tablet:grid-cols-2 desktop:grid-cols-3">
            {cards.map((card) => (
              <li key={card.id}>
                <PropertyCard card={card} />
              </li>
            ))}
          </ul>
          {paging.numbers.length > 1 && <Pager paging={paging} />}
        </section>
      )}
    </div>
  );
}
