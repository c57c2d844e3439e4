import { Sign } from '#office/interface/sign.tsx';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { ShownSection } from './shown-field.ts';

export function EditorIndex({ sections }: { sections: readonly ShownSection[] }) {
  const t = useOfficeTexts();
  return (
    <nav aria-label={t('EDITOR_SECTIONS')} className="editor-index">
      <ul>
        {sections.map(({ group, title, done, of, lacks }) => (
          <li key={group}>
            <a href={`#section-${group}`}>
              <Sign kind={lacks ? 'must' : done === of ? 'done' : 'empty'}>
                <span className="font-normal text-ink">{title}</span>
              </Sign>
              <span className="text-ink-3">
                {done}/{of}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
