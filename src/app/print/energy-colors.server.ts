/** Ground and text of each letter, as the style sheet has them (app/styles/energy.css). */
export const energyColors: Record<string, readonly [ground: string, text: string] | undefined> = {
  a_plusplus: ['#00622e', '#ffffff'],
  a_plus: ['#007a3d', '#ffffff'],
  a: ['#2e9e3f', '#051c09'],
  b: ['#8cc63f', '#1a2e05'],
  c: ['#d7df23', '#2b2b00'],
  d: ['#ffd400', '#332b00'],
  e: ['#f9a11b', '#331c00'],
  f: ['#e8590c', '#1f0a00'],
  g: ['#c1121f', '#ffffff'],
  h: ['#a4161a', '#ffffff'],
  i: ['#7f1d1d', '#ffffff'],
};
export const unknownLetter = ['#8a8072', '#ffffff'] as const;
