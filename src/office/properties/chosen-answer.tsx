import { Link } from '#interface/link.tsx';
import { Notice } from '#office/interface/notice.tsx';
import { UndoChosen } from '#office/interface/undo-chosen.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/**
 * The result for the chosen properties: how many were done, and which were refused and why. `undo`: one order for each.
 */
export type ChosenAnswer = {
  done: string;
  same: string;
  refused: { id: number; name: string; why: string }[];
  undo: string[];
};

export function ChosenAnswerNotice({ answer: { done, same, refused, undo } }: { answer: ChosenAnswer }) {
  const t = useOfficeTexts();
  const first = done || same || t('PROPERTIES_NONE_CHOSEN');
  return (
    <>
      {(done || same || refused.length === 0) && (
        <Notice
          kind={done ? 'done' : same ? 'plain' : 'soon'}
          title={first}
          action={undo.length > 0 && <UndoChosen each={undo} />}
        >
          {done && same}
        </Notice>
      )}
      {refused.length > 0 && (
        <Notice kind="soon" title={t('PROPERTIES_REFUSED', { count: refused.length })}>
          <ul className="mt-1 basis-full">
            {refused.map(({ id, name, why }) => (
              <li key={id} className="py-1">
                <Link to={`/office/properties/${id}/`} className="font-semibold underline underline-offset-4">
                  {name}
                </Link>
                <span className="small block">{why}</span>
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}
