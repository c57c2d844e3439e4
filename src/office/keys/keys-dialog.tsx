import type { ReactNode } from 'react';
import { Button } from '#interface/button.tsx';
import { Link } from '#interface/link.tsx';
import type { OfficePageTextKey } from '#texts/office/texts.ts';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import { letters } from './letters.ts';
import { OfficeDialog } from './office-dialog.tsx';
import { singleKeysAreOn } from './single-keys.ts';

const everywhere: readonly (readonly [keys: readonly string[], text: OfficePageTextKey])[] = [
  [['Ctrl', 'K'], 'KEYS_PALETTE'],
  [['/'], 'KEYS_SEARCH'],
  [['?'], 'KEYS_SHOW'],
];

const inLists: typeof everywhere = [
  [['j'], 'KEYS_NEXT'],
  [['k'], 'KEYS_PREVIOUS'],
  [['Enter'], 'KEYS_ENTER'],
  [['x'], 'KEYS_CHOOSE'],
  [[']'], 'KEYS_NEXT_HOME'],
  [['['], 'KEYS_PREVIOUS_HOME'],
];

/** Every key that does something. */
export default function KeysDialog({
  entries,
  onClose,
}: {
  entries: readonly { to: string; text: string }[];
  onClose: () => void;
}) {
  const t = useOfficeTexts();
  const goes = entries.flatMap(({ to, text }) => {
    const letter = letters[to];
    return letter ? [{ keys: ['g', letter], text }] : [];
  });
  const said = (rows: typeof everywhere) => rows.map(([keys, text]) => ({ keys, text: t(text) }));
  return (
    <OfficeDialog label={t('KEYS')} className="keys-dialog" onClose={onClose}>
      <div className="keys">
        <h2 className="d5">{t('KEYS')}</h2>
        {!singleKeysAreOn() && <p className="mt-3 text-ochre">{t('KEYS_ARE_OFF')}</p>}
        <div className="keys-parts">
          <Keys title={t('KEYS_EVERYWHERE')} rows={said(everywhere)} />
          <Keys title={t('KEYS_IN_LISTS')} rows={said(inLists)} />
          <Keys title={t('KEYS_GO')} rows={goes} />
        </div>
        <form method="dialog" className="keys-end">
          <Link to="/office/account/#keys" className="door-link" onClick={onClose}>
            {t('KEYS_SWITCH')}
          </Link>
          <Button type="submit" kind="quiet" size="small">
            {t('KEYS_CLOSE')}
          </Button>
        </form>
      </div>
    </OfficeDialog>
  );
}

function Keys({
  title,
  rows,
}: {
  title: string;
  rows: { keys: readonly string[]; text: string }[];
}): ReactNode {
  return (
    <section>
      <h3 className="small text-ink-3">{title}</h3>
      <dl>
        {rows.map(({ keys, text }) => (
          <div key={text}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
