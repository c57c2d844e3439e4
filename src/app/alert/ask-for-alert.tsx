import type { FetcherWithComponents } from 'react-router';
import type { FormAnswer } from '#app/forms/form-answer.ts';
import { PostForm } from '#app/forms/post-form.tsx';
import { ShareMenu } from '#app/property/share.tsx';
import { Icon } from '#interface/icon.tsx';
import { Link } from '#interface/link.tsx';
import { useTexts } from '#texts/use-texts.ts';
import { inPanel } from './alert-form.ts';
import type { AlertPanelData, SavedSearch } from './alert-panel.server.ts';
import { HowOften } from './how-often.tsx';
import { SearchSentence } from './search-sentence.tsx';

/**
 * A search in words, and the few questions for an alert about new properties. `fetcher`: sends them from a page about
 * something else. `onChange`: draws the search without a filter in place; left out if the list above shows the filters.
 */
export function AskForAlert({
  panel,
  said,
  fetcher,
  onChange,
  isChangeable,
}: {
  panel: AlertPanelData;
  said: SavedSearch | undefined;
  fetcher?: FetcherWithComponents<SavedSearch>;
  onChange?: (href: string) => void;
  isChangeable: boolean;
}) {
  const [questions] = panel.shown.sections;
  const frequency = questions?.fields.find(({ name }) => name === 'frequency');
  return (
    <div className="module">
      <div className="grid gap-x-18 gap-y-6 across:grid-cols-[5fr_7fr]">
        <div>
          {fetcher && <h2 className="d4 mb-2">{panel.title}</h2>}
          <SearchSentence runs={panel.sentence} />
          {isChangeable && <Chips chips={panel.chips} onChange={onChange} />}
          <p className="small mt-3 text-ink-3">{panel.counts}</p>
          <div className="small mt-1 flex flex-wrap items-center gap-x-5">
            {[...(isChangeable ? [panel.list] : []), panel.more].map(
              ({ href, label }) =>
                href && (
                  <Link key={href} to={href} className="text-link py-1">
                    {label}
                  </Link>
                ),
            )}
            <ShareMenu
              title={panel.inOneText}
              url={panel.listUrl}
              className="flex items-center gap-2 py-1 font-semibold"
            />
          </div>
        </div>
        <PostForm
          shown={panel.shown}
          answer={answerOf(said, panel)}
          action={fetcher && panel.action}
          fetcher={fetcher}
          own={frequency && { frequency: <HowOften field={frequency} /> }}
          isInline
        >
          {fetcher && <input type="hidden" name={inPanel} value="yes" />}
        </PostForm>
      </div>
    </div>
  );
}

/** The typed values stay in the fields if nothing reached the server. */
function answerOf(said: SavedSearch | undefined, { unsent }: AlertPanelData): FormAnswer | undefined {
  if (!said || 'kept' in said) return undefined;
  if ('answer' in said) return said.answer;
  return { typed: {}, heading: unsent, problems: [], titlePrefix: '', captcha: undefined };
}

function Chips({
  chips,
  onChange,
}: {
  chips: AlertPanelData['chips'];
  onChange: ((href: string) => void) | undefined;
}) {
  const t = useTexts();
  return (
    <ul className="mt-4 flex flex-wrap gap-2.5" aria-label={t('CHOSEN_FILTERS')}>
      {chips.map(
        ({ label, href }) =>
          href && (
            <li key={href}>
              <Link
                to={href}
                preventScrollReset
                onClick={(event) => {
                  if (!onChange) return;
                  event.preventDefault();
                  onChange(href);
                }}
                className="chip"
              >
                <span className="sr-only">{t('REMOVE_FILTER', { filter: '' })}</span>
                {label}
                <Icon name="x" size={16} />
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}
