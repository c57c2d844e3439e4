import { Icon } from '#interface/icon.tsx';
import type { Check } from './begin-form.ts';
import { captchaFields, type ShownCaptcha } from './form-answer.ts';
import { useField } from './form-context.ts';
import { Framed, ProblemText } from './form-field.tsx';

export function CheckNote({ check, words }: { check: Check; words: { checking: string; checked: string } }) {
  return (
    <p role="status" className="flex min-h-15 max-w-[420px] items-center gap-4 border border-line-2 px-4">
      {check === 'checked' ? (
        <span className="grid size-6 place-items-center bg-ink text-white">
          <Icon name="check" size={16} />
        </span>
      ) : (
        <span className="spinner" aria-hidden="true" />
      )}
      {check === 'checked' ? words.checked : words.checking}
    </p>
  );
}

/**
 * Characters to type from a picture, or numbers from a sound: for a visitor without JavaScript or with a browser that
 * failed.
 */
export function CharactersField({ captcha }: { captcha: ShownCaptcha }) {
  const { token, title, label, hint, picture, sound } = captcha;
  const { id, problem, problemId } = useField(captchaFields.characters);
  const query = new URLSearchParams({ token });
  return (
    <section className="border-t border-ink pt-6">
      <h2 className="d4">{title}</h2>
      <div className="mt-5">
        <Framed problem={problem}>
          <label htmlFor={id} className="field-label">
            {label}
          </label>
          <p id={`${id}-hint`} className="small text-ink-3">
            {hint}
          </p>
          <ProblemText problem={problem} id={problemId} />
          <div className="mt-3 flex flex-wrap items-center gap-5">
            <img
              src={`/captcha/picture/?${query}`}
              alt={picture}
              width={240}
              height={80}
              className="border border-line"
            />
            {/* biome-ignore lint/a11y/useMediaCaption: its words are the answer. */}
            <audio
              controls
              preload="none"
              src={`/captcha/sound/?${query}`}
              aria-label={sound}
              className="h-11"
            />
          </div>
          <input
            // A new challenge needs a new answer.
            key={token}
            id={id}
            name={captchaFields.characters}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={20}
            required
            aria-invalid={problem ? true : undefined}
            aria-describedby={[`${id}-hint`, problemId].filter(Boolean).join(' ')}
            className="field mt-3 max-w-60 uppercase"
          />
          <input type="hidden" name={captchaFields.token} value={token} />
        </Framed>
      </div>
    </section>
  );
}
