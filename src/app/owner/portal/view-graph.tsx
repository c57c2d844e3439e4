import type { ShownFigures } from './view-figures.server.ts';

const bar = { step: 10, width: 6.5, height: 100 };

/**
 * Thirty bars, today's in ink, with their figures as a table. Words stand beside the drawing and not in it: they keep
 * their size while the bars fill the available width.
 */
export function ViewGraph({ graph, title }: { graph: ShownFigures['graph']; title: string }) {
  const { bars, scale } = graph;
  const width = (bars.length - 1) * bar.step + bar.width;
  return (
    <>
      <div className="tiny mt-6 grid grid-cols-[1fr_auto] gap-x-3 text-ink-3">
        <svg
          role="img"
          aria-label={graph.label}
          viewBox={`0 0 ${width} ${bar.height}`}
          preserveAspectRatio="none"
          className="h-37 w-full overflow-visible tablet:h-34 desktop:h-46"
        >
          <path d={`M0 0H${width}M0 50H${width}`} className="stroke-line" vectorEffect="non-scaling-stroke" />
          {bars.map(({ day, share }, index) => (
            <rect
              key={day}
              x={index * bar.step}
              y={bar.height * (1 - share)}
              width={bar.width}
              height={bar.height * share}
              className={index === bars.length - 1 ? 'fill-ink' : 'fill-line-2'}
            />
          ))}
          <path d={`M0 ${bar.height}H${width}`} className="stroke-ink-2" vectorEffect="non-scaling-stroke" />
        </svg>
        <div aria-hidden="true" className="relative text-right">
          <span className="invisible">{scale[0]}</span>
          <span className="absolute top-0 right-0 -translate-y-1/2">{scale[0]}</span>
          <span className="absolute top-1/2 right-0 -translate-y-1/2">{scale[1]}</span>
        </div>
        <ol aria-hidden="true" className="relative mt-2 h-5">
          {bars.map(({ day, mark }, index) =>
            mark ? (
              <li
                key={day}
                className={`absolute whitespace-nowrap ${index === bars.length - 1 ? 'right-0' : ''} ${index % 14 === 7 ? 'max-tablet:hidden' : ''}`}
                style={
                  index === bars.length - 1 ? undefined : { left: `${((index * bar.step) / width) * 100}%` }
                }
              >
                {mark}
              </li>
            ) : null,
          )}
        </ol>
      </div>
      <details className="mt-4 tablet:mt-2">
        <summary className="small inline-block py-1 font-medium underline underline-offset-4 tablet:absolute tablet:top-1 tablet:right-0">
          {graph.asTable}
        </summary>
        <div className="facts mt-4 max-w-sm">
          <table aria-label={title} className="w-full border-collapse text-left font-normal">
            <thead>
              <tr className="tiny border-b border-ink text-ink-3">
                <th scope="col" className="py-2 font-normal">
                  {graph.heads[0]}
                </th>
                <th scope="col" className="py-2 text-right font-normal">
                  {graph.heads[1]}
                </th>
              </tr>
            </thead>
            <tbody>
              {bars.map(({ day, count }) => (
                <tr key={day} className="border-b border-line">
                  <th scope="row" className="py-1.5 font-normal">
                    {day}
                  </th>
                  <td className="py-1.5 text-right">{count}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </details>
    </>
  );
}
