import { Fragment, useRef } from 'react';
import { Form, useActionData } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { DoButton } from '#office/interface/do-button.tsx';
import { keepShown } from '#office/interface/keep-shown.ts';
import { EmptyState, Notice, Refusal, StatusLine } from '#office/interface/notice.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { UndoArranging } from '#office/ordering/undo-arranging.tsx';
import { useArranging } from '#office/ordering/use-arranging.ts';
import { findProperty } from '#office/properties/find-property.server.ts';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useUploads } from '#office/uploads/use-uploads.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { actOnPhotos, type PhotosAnswer } from './act-on-photos.server.ts';
import { AddPhotos } from './add-photos.tsx';
import { photoFiles } from './photo-files.ts';
import { PhotoPanel } from './photo-panel.tsx';
import { PhotoTile } from './photo-tile.tsx';
import { loadPhotos } from './photos.server.ts';
import { UploadTile } from './upload-tile.tsx';

export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadPhotos(context.get(officeContext), params.id, url);
}

type Loaded = Awaited<ReturnType<typeof loadPhotos>>;

const { load, useShown } = keepShown<Loaded>();

export function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs): Promise<Loaded> {
  return load(params.id, serverLoader);
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const { id } = await findProperty(office, params.id);
  return actOnPhotos(office, id, await readForm(request));
}

export default function Photos({ loaderData }: Route.ComponentProps) {
  const { id, title, reference, told, removed, photos, languages, source } = loaderData;
  const t = useOfficeTexts();
  useShown(String(id), loaderData);
  const answer = useActionData<PhotosAnswer>();
  const { uploads, queue } = useUploads(`/office/properties/${id}/photos/upload/`, photoFiles);
  const list = useRef<HTMLUListElement>(null);
  const last = useArranging(
    list,
    photos.map((photo) => photo.id),
    (places) => t('PHOTO_MOVED', places),
  );
  const back = (
    <Link to={`/office/properties/${id}/`} className="door-link">
      <Icon name="chevron-left" size={18} /> {title}
    </Link>
  );
  return (
    <>
      <PageTitle page={t('PHOTOS')} />
      <PageHeading title={t('PHOTOS')} note={t('PHOTOS_COUNT', { count: photos.length })} actions={back} />
      <div className="screen">
        <AddPhotos queue={queue} />
        <StatusLine>{last?.said ?? told}</StatusLine>
        {last && <UndoArranging arranged={last} />}
        {removed && (
          <Form method="post" className="flex flex-wrap items-baseline gap-4">
            <p>{t('PHOTOS_TOLD_REMOVED')}</p>
            <input type="hidden" name="picture" value={removed} />
            <Button type="submit" name="do" value="restore" kind="quiet" size="dense">
              {t('EDITOR_UNDO')}
            </Button>
          </Form>
        )}
        {answer?.refusals?.map((refusal) => (
          <Refusal key={refusal} title={refusal} />
        ))}
        {source && (photos.length > 0 || source.isManaged) && (
          <Notice
            title={source.title}
            action={
              source.isManaged && (
                <DoButton does="unlock" given={{}} label={t('EDITOR_UNLOCK')} about={t('PHOTOS')} />
              )
            }
          >
            {source.hint}
          </Notice>
        )}
        {photos.length === 0 && uploads.length === 0 && (
          <EmptyState title={t('PHOTOS_NONE')} hint={t('PHOTOS_NONE_HINT')} />
        )}
        <ul ref={list} className="photo-grid" aria-label={`${t('PHOTOS')}, ${reference}`}>
          {photos.map((photo) => (
            <Fragment key={photo.id}>
              <PhotoTile photo={photo} isLast={photo.number === photos.length} languages={languages} />
              <PhotoPanel photo={photo} propertyId={id} />
            </Fragment>
          ))}
          {uploads.map((upload) => (
            <UploadTile key={upload.id} upload={upload} onForget={() => queue?.forget(upload.id)} />
          ))}
        </ul>
      </div>
    </>
  );
}
