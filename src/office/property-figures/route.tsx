import { Link } from '#interface/link.tsx';
import { loadFigures } from '#office/figures/figures.server.ts';
import { FiguresScreen } from '#office/figures/figures-screen.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadFigures(context.get(officeContext), url, params.id);
}

/** The views of one property, and the requests about it. */
export default function PropertyFigures({ loaderData }: Route.ComponentProps) {
  const t = useOfficeTexts();
  const { property } = loaderData;
  const title = t('FIGURES_OF', { reference: property?.reference ?? '' });
  return (
    <>
      <PageTitle page={title} />
      <PageHeading
        title={title}
        note={
          <Link to={property?.href ?? ''} className="door-link">
            {property?.name}
          </Link>
        }
      />
      <FiguresScreen figures={loaderData} />
    </>
  );
}
