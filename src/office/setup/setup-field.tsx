import { ChoiceField } from '#office/interface/choice-field.tsx';
import { PictureUpload } from '#office/interface/picture-upload.tsx';
import { type Choice, SelectField, TextField } from '#office/interface/text-field.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { StepField } from './step-fields.ts';

export function SetupField({
  kind,
  choices,
  isHalf,
  autoComplete,
  logo,
  ...words
}: {
  name: string;
  label: string;
  hint?: string;
  kind?: StepField['kind'];
  isOptional: boolean;
  isHalf?: boolean;
  autoComplete?: string;
  choices: Choice[];
  /** The address of the logo chosen before. */
  logo: string | undefined;
}) {
  const t = useOfficeTexts();
  const field = () => {
    if (kind === 'languages') return <ChoiceField {...words} choices={choices} isMany />;
    if (kind === 'language' || kind === 'country') return <SelectField {...words} choices={choices} />;
    if (kind === 'logo') return <PictureUpload {...words} address={logo} none={t('SETUP_LOGO_NONE')} />;
    if (kind === 'password')
      return <TextField {...words} type="password" autoComplete="new-password" maxLength={128} />;
    return <TextField {...words} type={kind} autoComplete={autoComplete} maxLength={200} />;
  };
  return <div className={isHalf ? undefined : 'setup-whole'}>{field()}</div>;
}
