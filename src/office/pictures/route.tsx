import { Form, useActionData } from 'react-router';
import { Button } from '#interface/button.tsx';
import { ContentParts } from '#office/content-pages/content-parts.tsx';
import { readForm } from '#office/forms/read-form.ts';
import { ListSearch } from '#office/interface/list-search.tsx';
import { EmptyState, Refusal, StatusLine } from '#office/interface/notice.tsx';
import { OfficePager } from '#office/interface/office-pager.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { Tabs } from '#office/interface/tabs.tsx';
import { officeContext } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { PictureTile } from './picture-tile.tsx';
import { actOnPictures, loadPictures, type PicturesAnswer } from './pictures.server.ts';

export function loader({ context, url }: Route.LoaderArgs) {
  return loadPictures(context.get(officeContext), url);
}

export async function action({ context, request }: Route.ActionArgs) {
  return actOnPictures(context.get(officeContext), await readForm(request));
}

export default function Pictures({ loaderData }: Route.ComponentProps) {
  const { told, note, text, view, tabs, rows, paging } = loaderData;
  const t = useOfficeTexts();
  const answer = useActionData<PicturesAnswer>();
  return (
    <>
      <PageTitle page={t('PICTURES')} />
      <PageHeading title={t('PICTURES')} note={note} actions={<ContentParts />} />
      <div className="screen">
        <StatusLine>{answer ? '' : told}</StatusLine>
        {answer?.refusals.map((refusal) => (
          <Refusal key={refusal} title={refusal} />
        ))}
        <Form method="post" encType="multipart/form-data" className="flex flex-wrap items-end gap-4">
          <label>
            <span className="office-label">{t('PICTURES_ADD')}</span>
            <input
              type="file"
              name="file"
              multiple
              accept="image/jpeg,image/png,image/webp,image/avif"
              className="office-file"
            />
          </label>
          <Button type="submit" name="do" value="add" size="small">
            {t('PICTURES_UPLOAD')}
          </Button>
        </Form>
        <Tabs label={t('PICTURES_VIEWS')} tabs={tabs} />
        <Form method="get">
          {view !== 'used' && <input type="hidden" name="view" value={view} />}
          <ListSearch key={text} label={t('PICTURES_SEARCH')} text={text} />
        </Form>
        {rows.length === 0 ? (
          <EmptyState
            title={t(text ? 'PICTURES_NONE' : 'PICTURES_NONE_YET')}
            {...(!text && view !== 'homes' && { hint: t('PICTURES_NONE_YET_HINT') })}
          />
        ) : (
          <ul className="picture-grid">
            {rows.map((picture, index) => (
              // One picture may stand with two homes.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is drawn anew as a whole
              <PictureTile key={`${picture.id} ${index}`} picture={picture} isSpare={view === 'spare'} />
            ))}
          </ul>
        )}
        {paging && <OfficePager paging={paging} />}
      </div>
    </>
  );
}
