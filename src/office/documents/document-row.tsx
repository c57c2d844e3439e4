import { Icon } from '#interface/icon.tsx';
import type { FormAnswer } from '#office/interface/form-answer.ts';
import { OfficeIcon } from '#office/interface/office-icon.tsx';
import { Sign } from '#office/interface/sign.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { DocumentForm } from './document-form.tsx';
import { DocumentPlace } from './document-place.tsx';
import { DocumentReaders } from './document-readers.tsx';
import type { LoadedDocuments, ShownDocument } from './documents.server.ts';

const accessIcons = {
  owner: <OfficeIcon name="lock" size={16} />,
  request: <Icon name="mail" size={16} />,
  download: <OfficeIcon name="globe" size={16} />,
} as const;

/** One document: its kind and its readers. Opened, it shows everything that can be done with it. */
export function DocumentRow({
  document,
  loaded,
  answer,
}: {
  document: ShownDocument;
  loaded: LoadedDocuments;
  answer: FormAnswer | undefined;
}) {
  const t = useOfficeTexts();
  const { id, name, hasFile, isKnown, about, kindName, inFile, access, expiry, given, readers, isOpen } =
    document;
  const asked = readers.filter((reader) => reader.asked).length;
  return (
    <li id={`document-${id}`} data-place-of={id} className="document-row">
      <div className="document-name drag-handle">
        <p className="font-semibold">
          {hasFile ? (
            <a href={`${loaded.path}documents/${id}/`} download draggable={false} className="document-link">
              {name}
            </a>
          ) : (
            name
          )}
        </p>
        <p className="small text-ink-3">{[kindName, about].filter(Boolean).join(', ')}</p>
        {inFile && <p className="small wrap-anywhere text-ink-3">{t('DOCUMENT_IN_FILE', { inFile })}</p>}
      </div>
      <div className="document-state small">
        <p className="document-access">
          {accessIcons[given.access as keyof typeof accessIcons]} {access}
        </p>
        <div>
          {document.isGone && <Sign kind="soon">{t('DOCUMENT_GONE_AT_SOURCE')}</Sign>}
          {!isKnown && <Sign kind="soon">{t('DOCUMENT_KIND_UNKNOWN')}</Sign>}
          {expiry && <Expiry expiry={expiry} />}
        </div>
        <p className="text-ink-3">{asked > 0 && t('DOCUMENT_ASKED_COUNT', { count: asked })}</p>
      </div>
      <details className="document-more" open={answer !== undefined || isOpen || undefined}>
        <summary>
          {t('DOCUMENT_CHANGE')}
          <span className="sr-only">: {name}</span>
        </summary>
        <div className="document-opened">
          <DocumentForm document={document} loaded={loaded} answer={answer} />
          <div className="flex flex-col gap-6">
            {readers.length > 0 && <DocumentReaders readers={readers} />}
            <DocumentPlace document={document} />
          </div>
        </div>
      </details>
    </li>
  );
}

function Expiry({ expiry: { kind, expires } }: { expiry: NonNullable<ShownDocument['expiry']> }) {
  return kind ? (
    <p>
      <Sign kind={kind}>{expires}</Sign>
    </p>
  ) : (
    <p className="text-ink-3">{expires}</p>
  );
}
