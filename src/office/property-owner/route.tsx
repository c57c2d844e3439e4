import { useActionData } from 'react-router';
import { Link } from '#interface/link.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { isFormAnswer } from '#office/interface/form-answer.ts';
import { StatusLine } from '#office/interface/notice.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { actOnOwner } from './act-on-owner.server.ts';
import { OwnersOf } from './owners-of.tsx';
import { loadPropertyOwner } from './property-owner.server.ts';
import { Portals, Steps } from './steps-and-portals.tsx';
import { Told } from './told.tsx';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadPropertyOwner(context.get(officeContext), params.id, url);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return actOnOwner(context.get(officeContext), params.id, await readForm(request));
}

/** The owners of a property, what they see of it, and what could still be shown to them. */
export default function PropertyOwner({ loaderData }: Route.ComponentProps) {
  const { href, reference, name, told } = loaderData;
  const t = useOfficeTexts();
  const given = useActionData<unknown>();
  const answer = isFormAnswer(given) ? given : undefined;
  const title = t('OWNERS_OF', { reference });
  return (
    <>
      <PageTitle page={title} />
      <PageHeading
        title={title}
        note={
          <Link to={href} className="door-link">
            {name}
          </Link>
        }
      />
      <div className="screen">
        <StatusLine>{told}</StatusLine>
        <div className="owner-screen">
          <Told loaded={loaderData} answer={answer} />
          <OwnersOf loaded={loaderData} answer={answer} />
          <Steps loaded={loaderData} answer={answer} />
          <Portals loaded={loaderData} answer={answer} />
        </div>
      </div>
    </>
  );
}
