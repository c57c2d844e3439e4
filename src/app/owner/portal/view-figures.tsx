import type { ShownFigures } from './view-figures.server.ts';
import { ViewGraph } from './view-graph.tsx';

/** `wanted`: how many visitors keep the property, as a sentence. */
export function ViewFigures({ figures, wanted }: { figures: ShownFigures; wanted?: string }) {
  return (
    <>
      <div className="mt-9 border-t border-ink pt-6 tablet:pt-7">
        {figures.together && <h2 className="d4 mb-6">{figures.together}</h2>}
        <dl aria-label={figures.label} className="grid grid-cols-2 gap-x-6 gap-y-6 tablet:grid-cols-4">
          {figures.counters.map(({ figure, label }) => (
            <div key={label} className="flex flex-col-reverse justify-end">
              <dt className="facts mt-1.5 font-normal text-ink-3">{label}</dt>
              <dd className="figure text-[2.75rem] tablet:text-[3.5rem]">{figure}</dd>
            </div>
          ))}
        </dl>
        {wanted && <p className="facts mt-6 text-ink-2">{wanted}</p>}
      </div>
      <section className="relative mt-12">
        <h2 className="d4 tablet:max-desktop:pr-40 desktop:pr-48">{figures.title}</h2>
        {figures.empty ? (
          <p className="mt-4 max-w-[64ch] text-ink-3">{figures.empty}</p>
        ) : (
          <>
            <ViewGraph graph={figures.graph} title={figures.title} />
            <div className="mt-11 grid gap-x-6 gap-y-9 tablet:grid-cols-2 desktop:gap-x-[8.49%]">
              {figures.shares.map(({ title, rows }) => (
                <div key={title}>
                  <h3 className="d5">{title}</h3>
                  <dl className="facts mt-3 border-t border-ink font-normal">
                    {rows.map(({ label, text }) => (
                      <div key={label} className="flex justify-between gap-4 border-b border-line py-2.5">
                        <dt>{label}</dt>
                        <dd className="whitespace-nowrap">{text}</dd>
                      </div>
                    ))}
                  </dl>
                </div>
              ))}
            </div>
          </>
        )}
      </section>
    </>
  );
}
