import { Form } from 'react-router';
import { Button } from '#interface/button.tsx';
import { Tabs } from '#office/interface/tabs.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { LoadedList } from './list.server.ts';

/** The whole list, and the filters that this user saved under a name. */
export function ListViews({ views, isAll }: { views: LoadedList['views']; isAll: boolean }) {
  const t = useOfficeTexts();
  const tabs = [
    { to: '/office/properties/', text: t('PROPERTIES_ALL'), isCurrent: isAll },
    ...views.map(({ to, name, isCurrent }) => ({ to, text: name, isCurrent })),
  ];
  return <Tabs label={t('PROPERTIES_VIEWS')} tabs={tabs} />;
}

/** Saves the filters of the list, or removes the view that is open. */
export function KeepView({ views, canKeep }: Pick<LoadedList, 'views' | 'canKeep'>) {
  const t = useOfficeTexts();
  const open = views.find(({ isCurrent }) => isCurrent);
  if (open)
    return (
      <Form method="post">
        <input type="hidden" name="view" value={open.id} />
        <button type="submit" name="do" value="remove-view" className="door-link">
          {t('PROPERTIES_VIEW_REMOVE')}
        </button>
      </Form>
    );
  if (!canKeep) return null;
  return (
    <details className="keep-view">
      <summary className="door-link">{t('PROPERTIES_VIEW_KEEP')}</summary>
      <Form method="post">
        <input
          name="name"
          required
          maxLength={40}
          autoComplete="off"
          aria-label={t('PROPERTIES_VIEW_NAME')}
          placeholder={t('PROPERTIES_VIEW_NAME')}
          className="field office-field"
        />
        <Button type="submit" name="do" value="keep-view" size="dense">
          {t('SAVE')}
        </Button>
      </Form>
    </details>
  );
}
