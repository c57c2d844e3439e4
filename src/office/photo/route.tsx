import { data, redirect, useActionData } from 'react-router';
import { remakeMedia } from '#commands/media/remake-media.ts';
import { listOfficeMedia } from '#database/property/office-media.ts';
import { pictureAddress } from '#images/addresses.ts';
import { redactStyles } from '#images/remake-picture.ts';
import { Button, ButtonLink } from '#interface/button.tsx';
import { readForm, textOf } from '#office/forms/read-form.ts';
import { Refusal } from '#office/interface/notice.tsx';
import { PageHeading } from '#office/interface/page-heading.tsx';
import { Tabs } from '#office/interface/tabs.tsx';
import { findProperty } from '#office/properties/find-property.server.ts';
import { storesOf } from '#office/property-photos/act-on-photos.server.ts';
import { type OfficeContext, officeContext, staffBy } from '#office/request-context.ts';
import { PageTitle } from '#office/shell/page-title.tsx';
import { officeTextsFor } from '#texts/office/texts-for.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { Route } from './+types/route.ts';
import { BoxEditor } from './box-editor.tsx';
import { readBoxes } from './read-boxes.ts';
import { mostBoxes, toolOf, tools } from './tools.ts';

async function findPhoto(office: OfficeContext, id: string, mediaId: string) {
  const property = await findProperty(office, id);
  const media = await listOfficeMedia(office.database, property.id);
  const photo = media.find((each) => String(each.id) === mediaId);
  if (!photo) throw data(null, 404);
  return { property, photo, number: media.indexOf(photo) + 1 };
}

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const office = context.get(officeContext);
  const { property, photo, number } = await findPhoto(office, params.id, params.media);
  return {
    number,
    reference: property.reference,
    tool: toolOf(url.searchParams.get('tool')),
    photos: `/office/properties/${property.id}/photos/`,
    address: office.publicUrl + pictureAddress({ id: photo.pictureId, name: '-' }, 1600),
    width: photo.width,
    height: photo.height,
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const office = context.get(officeContext);
  const t = officeTextsFor(office.language);
  const { property, photo } = await findPhoto(office, params.id, params.media);
  const form = await readForm(request);
  const tool = toolOf(textOf(form, 'do'));
  const boxes = readBoxes(form).slice(0, mostBoxes[tool]);
  const [box] = boxes;
  if (!box) return data({ refusal: t('PHOTO_NO_BOX') }, 422);
  const style = redactStyles.find((each) => each === textOf(form, 'style')) ?? 'grain';
  const remade = await remakeMedia(
    { ...staffBy(office), ...storesOf(office) },
    {
      propertyId: property.id,
      mediaId: photo.id,
      remaking: tool === 'crop' ? { kind: 'crop', box } : { kind: 'redact', boxes, style },
    },
  );
  if (remade.outcome !== 'remade') return data({ refusal: t('PHOTO_GONE') }, 409);
  if (remade.elsewhere > 0) return data({ refusal: t('PHOTO_ELSEWHERE', { count: remade.elsewhere }) }, 200);
  const told = tool === 'crop' ? 'remade' : 'redacted';
  return redirect(`/office/properties/${property.id}/photos/?told=${told}#photo-${photo.id}`, 303);
}

export default function Photo({ loaderData }: Route.ComponentProps) {
  const { number, reference, tool, photos, ...picture } = loaderData;
  const t = useOfficeTexts();
  const answer = useActionData<{ refusal: string }>();
  const names = { crop: t('BOX_TOOL_CROP'), redact: t('BOX_REDACT') };
  const form = 'photo-boxes';
  const actions = (
    <>
      <ButtonLink to={photos} kind="quiet" size="small">
        {t('BOX_CANCEL')}
      </ButtonLink>
      <Button type="submit" form={form} name="do" value={tool} size="small">
        {t('BOX_SAVE')}
      </Button>
    </>
  );
  return (
    <>
      <PageTitle page={t('PHOTO_EDIT')} />
      <PageHeading
        title={t('PHOTO_NUMBER', { number })}
        note={`${reference} · ${picture.width} × ${picture.height}`}
        actions={actions}
      />
      <div className="screen max-w-none">
        <Tabs
          label={t('PHOTO_EDIT')}
          tabs={tools.map((each) => ({ to: `?tool=${each}`, text: names[each], isCurrent: each === tool }))}
        />
        {answer?.refusal && <Refusal title={answer.refusal} />}
        <BoxEditor key={`${picture.address} ${tool}`} id={form} tool={tool} picture={picture} />
      </div>
    </>
  );
}
