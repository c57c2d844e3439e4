import { useParams } from 'react-router';
import { Link } from '#interface/link.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { FieldState } from './autosave.ts';
import type { ShownField } from './shown-field.ts';

/** The form of the buttons for one field (route.tsx): in the form of its section Enter would press them. */
export const FIELD_FORM = 'one-field';

/** Stands below a field: whether it is saved, whether it waits to be published, and how to undo it. */
export function FieldNote({ field, state }: { field: ShownField; state: FieldState | undefined }) {
  const t = useOfficeTexts();
  const { key, label, waits, fedBy, lock, note, hasHistory } = field;
  const { id: propertyId } = useParams();
  return (
    <p className="editor-note">
      {note && <span className="text-ink-3">{note} </span>}
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
