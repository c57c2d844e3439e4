import { useId } from 'react';
import { useOfficeTexts } from '#texts/office/use-office-texts.ts';
import type { ShownFigures } from './figures.server.ts';

const size = { width: 1000, height: 100 };

/**
 * Views per day, and dashed those of the period before. The words stand beside the drawing, not in it: they keep their
 * size while the lines stretch to the width. A table below gives the same figures.
 */
export function LineGraph({ graph }: { graph: ShownFigures['graph'] }) {
  const t = useOfficeTexts();
  const id = useId();
  const { width, height } = size;
  return (
    <figure className="figures-graph">
      <figcaption className="figures-legend">
        <span data-line="now">{t('FIGURES_NOW')}</span>
        <span data-line="before">{t('FIGURES_BEFORE')}</span>
      </figcaption>
      <div className="figures-plot">
        <svg
          role="img"
          aria-labelledby={`${id}title`}
          aria-describedby={`${id}desc`}
          viewBox={`0 0 ${width} ${height}`}
          preserveAspectRatio="none"
        >
          <title id={`${id}title`}>{graph.title}</title>
          <desc id={`${id}desc`}>{graph.inWords}</desc>
          <path d={`M0 0H${width}M0 ${height / 2}H${width}`} className="figures-grid" />
          <path d={`M0 ${height}H${width}`} className="figures-base" />
          <path d={lineOf(graph.before)} className="figures-before" />
          <path d={lineOf(graph.now)} className="figures-now" />
        </svg>
        <ol aria-hidden="true" className="figures-scale">
          {graph.scale.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ol>
        <ol aria-hidden="true" className="figures-marks">
          {graph.marks.map((mark) => (
            <li key={mark}>{mark}</li>
          ))}
        </ol>
      </div>
    </figure>
  );
}

/** `shares`: one per day, as parts of the height. One day alone is a level line. */
function lineOf(shares: readonly number[]): string {
  const all = shares.length === 1 ? [...shares, ...shares] : shares;
  const step = size.width / Math.max(1, all.length - 1);
  const points = all.map(
    (share, index) => `${(index * step).toFixed(1)} ${((1 - share) * size.height).toFixed(1)}`,
  );
  return `M${points.join('L')}`;
}
