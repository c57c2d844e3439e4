import { Button } from '#interface/button.tsx';
import { Icon } from '#interface/icon.tsx';
import { ChosenMenu } from '#office/interface/chosen-menu.tsx';
import type { Choice } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';

/** The actions on the chosen requests. The style sheet counts these and hides the bar if there are none. */
export function ChosenRequestsBar({ view, staff }: { view: string; staff: Choice[] }) {
  const t = useOfficeTexts();
  return (
    <div className="chosen-bar">
      <p className="chosen-count">{t('PROPERTIES_CHOSEN')}</p>
      <Button type="submit" name="do" value="done" kind="quiet" size="dense">
        <Icon name="check" size={16} />
        {t('INBOX_SET_DONE')}
      </Button>
      {view === 'spam' || view === 'all' ? (
        <Button type="submit" name="do" value="open" kind="quiet" size="dense">
          {t('INBOX_SET_OPEN')}
        </Button>
      ) : (
        <Button type="submit" name="do" value="spam" kind="quiet" size="dense">
          {t('INBOX_SET_SPAM')}
        </Button>
      )}
      <ChosenMenu
        label={t('INBOX_ASSIGN')}
        kind="assign"
        choices={[...staff, { value: '', label: t('INBOX_NOBODY') }]}
      />
    </div>
  );
}
