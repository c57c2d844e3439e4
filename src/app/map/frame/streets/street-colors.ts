/** The colours of the map of streets; names on them have a contrast of at least 4.6. */
export const streetColors = {
  land: '#f1ebe1',
  building: '#e6ddcf',
  park: '#dde5d3',
  trees: '#d0dcc6',
  water: '#c9d8db',
  waterEdge: '#b4c7cb',
  railBed: '#e9e1d5',
  rail: '#a99e8e',
  path: '#bfb29f',
  large: { fill: '#fffdfa', casing: '#d5c9b8' },
  second: { fill: '#fffdfa', casing: '#ded4c5' },
  minor: { fill: '#fbf8f3', casing: '#e3dacc' },
  streetName: '#5e564b',
  parkName: '#46604c',
  waterName: '#3c606b',
} as const;
