/** Any other kind that is stored is shown as a document without a name. */
export const documentKinds = [
  'epc',
  'plans',
  'electricity',
  'gas',
  'heating',
  'oil_tank',
  'asbestos',
  'soil',
  'flood',
  'planning',
  'cadastre',
  'specifications',
  'post_intervention',
  'conformity',
  'co_ownership',
  'title_deed',
  'mandate',
  'valuation',
  'lease',
  'inventory',
] as const;

export type DocumentKind = (typeof documentKinds)[number];

/** Who can read a document: the property's owners only, visitors who ask the agent for it, or every visitor. */
export const documentAccesses = ['owner', 'request', 'download'] as const;

export type DocumentAccess = (typeof documentAccesses)[number];
