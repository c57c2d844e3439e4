import { Button } from '#interface/button.tsx';
import { ChosenMenu } from '#office/interface/chosen-menu.tsx';
import { OfficeIcon } from '#office/interface/office-icon.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { ListChoices } from './list-choices.server.ts';

/** The actions on the chosen rows. The style sheet counts these and hides the bar if there are none. */
export function ChosenBar({ choices: { agents, availabilities } }: { choices: ListChoices }) {
  const t = useOfficeTexts();
  return (
    <div className="chosen-bar">
      <p className="chosen-count">{t('PROPERTIES_CHOSEN')}</p>
      <Button type="submit" name="do" value="publish" kind="quiet" size="dense">
        <OfficeIcon name="eye" size={16} />
        {t('PROPERTIES_PUBLISH')}
      </Button>
      <Button type="submit" name="do" value="withdraw" kind="quiet" size="dense">
        <OfficeIcon name="archive" size={16} />
        {t('PROPERTIES_WITHDRAW')}
      </Button>
      <ChosenMenu label={t('PROPERTIES_STATUS')} kind="status" choices={availabilities} />
      {agents.length > 0 && (
        <ChosenMenu
          label={t('PROPERTIES_AGENT')}
          kind="agent"
          choices={[...agents, { value: '', label: t('NOBODY') }]}
        />
      )}
    </div>
  );
}
