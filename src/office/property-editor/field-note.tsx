import { useParams } from 'react-router';
import { Link } from '#app/interface/link.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { FieldState } from './autosave.ts';
import type { ShownField } from './shown-field.ts';

/** The form of what is done with one field (route.tsx): a button in its section would be what Enter presses. */
export const FIELD_FORM = 'one-field';

/** Below a field: whether it is kept, whether it waits to be published, and its way back. */
export function FieldNote({ field, state }: { field: ShownField; state: FieldState | undefined }) {
  const t = useOfficeTexts();
  const { key, label, waits, fedBy, lock, hasHistory } = field;
  const { id: propertyId } = useParams();
  return (
    <p className="editor-note">
      {state?.state === 'waiting' && <span className="text-ochre">{t('EDITOR_WAITING')}</span>}
      {state?.state === 'refused' && <span className="text-wine">{t('EDITOR_REFUSED')}</span>}
      {waits && state?.state !== 'waiting' && (
        <>
          <span className="text-ochre">{t('EDITOR_WAITS', { stored: waits.stored })}</span>{' '}
          <button type="submit" form={FIELD_FORM} name="undo" value={key} className="editor-undo">
            {t('EDITOR_UNDO')}
            <span className="sr-only">: {label}</span>
          </button>{' '}
        </>
      )}
      {fedBy && (
        <button type="submit" form={FIELD_FORM} name="lock" value={key} className="editor-undo">
          {t('EDITOR_MANAGE')}
          <span className="sr-only">: {label}</span>
        </button>
      )}
      {lock && (
        <>
          {lock.offered !== undefined && `${lock.source}: ${lock.offered} `}
          <button type="submit" form={FIELD_FORM} name="unlock" value={key} className="editor-undo">
            {t('EDITOR_UNLOCK')}
            <span className="sr-only">: {label}</span>
          </button>
        </>
      )}
      {hasHistory && (
        <Link to={`/office/properties/${propertyId}/history/?field=${key}`} className="editor-undo">
          {t('HISTORY')}
          <span className="sr-only">: {label}</span>
        </Link>
      )}
    </p>
  );
}
