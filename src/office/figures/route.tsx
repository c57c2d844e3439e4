import { PageHeading } from '#office/interface/page-heading.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { loadFigures } from './figures.server.ts';
import { FiguresScreen } from './figures-screen.tsx';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadFigures(context.get(officeContext), url);
}

export default function AgencyFigures({ loaderData }: Route.ComponentProps) {
  const t = useOfficeTexts();
  return (
    <>
      <PageTitle page={t('FIGURES')} />
      <PageHeading title={t('FIGURES')} />
      <FiguresScreen figures={loaderData} />
    </>
  );
}
