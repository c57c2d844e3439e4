import type { Alert } from '#commands/alert/alert.ts';
import type { Language } from '#domain/language.ts';
import type { AlertStep } from '#links/alert-link.ts';
import type { FormTextKey, FormTexts } from '#texts/forms/texts.ts';
import { dayInWords } from '#texts/wording/day-text.ts';

type Button = Exclude<AlertStep, 'change'>;

const labels = {
  confirm: 'ALERT_CONFIRM',
  pause: 'ALERT_PAUSE',
  resume: 'ALERT_RESUME',
  end: 'ALERT_END',
  restart: 'ALERT_RESTART',
  stay: 'ALERT_STAY',
  now: 'ALERT_NOW',
} as const satisfies Record<Button, FormTextKey>;

const told: Record<string, FormTextKey> = {
  confirm: 'ALERT_TOLD_CONFIRM',
  pause: 'ALERT_TOLD_PAUSE',
  resume: 'ALERT_TOLD_RESUME',
  end: 'ALERT_TOLD_END',
  restart: 'ALERT_TOLD_RESUME',
  undo: 'ALERT_TOLD_UNDO',
  stay: 'ALERT_TOLD_STAY',
  change: 'ALERT_TOLD_CHANGE',
  sent: 'ALERT_TOLD_NOW',
  nothing: 'ALERT_TOLD_NOTHING',
  'too-many': 'ALERT_TOLD_TOO_MANY',
};

/** `wanted`: the step that the reader came for; it stands first. */
export function buttonsOf({ status, asked_to_stay_at }: Alert, wanted: string | null, t: FormTexts) {
  const stay: Button[] = asked_to_stay_at ? ['stay'] : [];
  const possible: Record<Alert['status'], Button[]> = {
    unconfirmed: ['confirm', 'end'],
    active: [...stay, 'now', 'pause', 'end'],
    paused: [...stay, 'resume', 'now', 'end'],
    ended: ['restart'],
  };
  const steps = possible[status];
  const [first = undefined] = steps.includes(wanted as Button)
    ? [wanted as Button]
    : wanted === 'change'
      ? []
      : steps;
  const ordered = first ? [first, ...steps.filter((step) => step !== first)] : steps;
  return ordered.map((step) => ({ step, label: t(labels[step]), isFirst: step === first }));
}

/** The first sentence on the page: the state of the alert. */
export function stateOf({ status, expires_on }: Alert, t: FormTexts, language: Language): string {
  if (status === 'active') return t('ALERT_IS_ACTIVE', { day: dayInWords(expires_on ?? '', language) });
  const keys = {
    unconfirmed: 'ALERT_IS_UNCONFIRMED',
    paused: 'ALERT_IS_PAUSED',
    ended: 'ALERT_IS_ENDED',
  } as const;
  return t(keys[status]);
}

/** Says what was just done. `text`: from the address; '' if it is not a known step. */
export function toldBy(text: string | null, t: FormTexts): string {
  const key = told[text ?? ''];
  return key ? t(key) : '';
}
