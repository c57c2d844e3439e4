import type { OptionSet } from './option-sets.ts';

/**
 * How the codes of the Flemish duty to inform are written in an advertisement
 * (Vlaamse Codex Ruimtelijke Ordening, art. 5.2.6). They are the same in every language.
 */
const writtenCodes: Partial<Record<OptionSet, Record<string, string>>> = {
  buildingPermit: { vg: 'Vg', gvg: 'Gvg' },
  zoning: {
    wg: 'Wg',
    wglk: 'WgLk',
    wche: 'Wche',
    wp: 'Wp',
    wug: 'Wug',
    igb: 'Igb',
    iab: 'Iab',
    gdr: 'Gdr',
    gvr: 'Gvr',
    ag: 'Ag',
    lwag: 'Lwag',
    bg: 'Bg',
    ng: 'Ng',
    nr: 'Nr',
    pg: 'Pg',
  },
  summons: { dv: 'Dv', gdv: 'Gdv', ho: 'Ho', bo: 'Bo', lod: 'Lod', ms: 'Ms', gmo: 'Gmo' },
  preemptiveRight: { vkr: 'Vkr', gvkr: 'Gvkr' },
  subdivisionPermit: { vv: 'Vv', gvv: 'Gvv' },
};

/** The code as an advertisement writes it: 'WgLk'. */
export function planningCode(set: OptionSet, value: string | number): string | undefined {
  return writtenCodes[set]?.[value];
}
