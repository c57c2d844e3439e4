import { themeColors } from '#site/settings/theme-colors.ts';
import type { Theme } from '#site/settings/theme-schema.ts';

/** The house style in little, in the agency's colours, without the typefaces, which are files. */
export function plainStyle({ colors, radius }: Pick<Theme, 'colors' | 'radius'> = { colors: {}, radius: 2 }) {
  const c = themeColors(colors);
  return [
    '*{margin:0;box-sizing:border-box}',
    `body{min-height:100vh;display:flex;flex-direction:column;overflow-x:clip;background:${c.paper};color:${c.ink};font:1rem/1.6 system-ui,sans-serif}`,
    'header,main,footer{padding:18px max(20px,5vw,50vw - 640px)}',
    `header{border-bottom:1px solid ${c.line}}`,
    'header,h1,.l{font-family:Georgia,serif;letter-spacing:-.03em}',
    'header{font-size:1.75rem;line-height:1;display:flex;gap:12px;align-items:flex-end}',
    'main{flex:1;padding-block:56px}',
    'h1{font-size:clamp(2.75rem,6vw,4.75rem);font-weight:400;line-height:1.02;max-width:14ch;text-wrap:balance}',
    `.l{margin:24px 0 36px;max-width:28em;font-size:1.25rem;letter-spacing:0;color:${c['ink-2']}}`,
    `a{color:${c.brick};font-weight:600;text-underline-offset:5px;text-decoration-color:${c.brick}59}`,
    '.r a{padding-block:9px}',
    `.r .b{padding:13px 26px;border-radius:${radius}px;background:${c.brick};color:#fff;text-decoration:none}`,
    '.r{display:flex;flex-wrap:wrap;align-items:center;gap:12px 24px}',
    '.c{margin-top:36px}',
    'svg{fill:none;stroke:currentColor;stroke-width:1.25}',
    '.h{width:598px;max-width:calc(100% - 40px);margin:auto;overflow:visible;display:block}',
    'path{vector-effect:non-scaling-stroke}path+path{opacity:.55}',
    `footer{min-height:72px;background:${c.night};color:${c['night-2']};font-size:.8125rem;overflow-wrap:anywhere}`,
    `:focus-visible{outline:2px solid ${c.ink};outline-offset:3px}`,
  ].join('');
}
