import { useActionData, useRouteLoaderData } from 'react-router';
import { isFormAnswer } from '#office/interface/form-answer.ts';
import type { loader } from '#office/root.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** The title of the document, in a route's component. It begins by saying that the form was refused, if it was. */
export function PageTitle({ page }: { page: string }) {
  const t = useOfficeTexts();
  const answer = useActionData();
  const agency = useRouteLoaderData<typeof loader>('root')?.agency ?? '';
  const prefix = isFormAnswer(answer) && answer.problems.length > 0 ? t('ERROR_PREFIX') : '';
  return <title>{prefix + t('PAGE_TITLE', { page, agency })}</title>;
}
