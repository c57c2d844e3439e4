import type { z } from 'zod';
import type { rentDepositsSchema, tenantFeesSchema } from './purchase-cost-schema.ts';
import { flemishSite, walloonHousing } from './regional-sites.ts';

/** The highest deposits, with the law that set them. */
export const rentDeposits: z.infer<typeof rentDepositsSchema> = [
  {
    regions: ['flanders'],
    for: ['home'],
    from: '2019-01-01',
    source: flemishSite,
    law: 'Vlaams Woninghuurdecreet art. 37 § 1',
    certainty: 'confirmed',
    months: 3,
  },
  {
    regions: ['flanders'],
    for: ['student_room'],
    from: '2019-01-01',
    source: flemishSite,
    law: 'Vlaams Woninghuurdecreet, titel III',
    certainty: 'confirmed',
    months: 2,
  },
  {
    regions: ['brussels'],
    for: ['home'],
    from: '2024-11-01',
    source: 'be.brussels',
    law: 'Brusselse Huisvestingscode art. 248',
    certainty: 'confirmed',
    months: 2,
  },
  {
    regions: ['brussels'],
    for: ['student_room'],
    from: '2024-11-01',
    source: 'be.brussels',
    certainty: 'not_confirmed',
    note: 'The code has no deposit of its own for students; the one for a main residence is the safer reading.',
    months: 2,
  },
  {
    regions: ['wallonia'],
    from: '2018-09-01',
    until: '2023-05-31',
    source: walloonHousing,
    law: 'Décret du 15 mars 2018, art. 62',
    certainty: 'confirmed',
    months: 2,
    asGuaranteeMonths: 3,
  },
  {
    regions: ['wallonia'],
    from: '2023-06-01',
    source: walloonHousing,
    law: 'Décret du 15 mars 2018, art. 62 § 1; décret du 19 mai 2023, art. 2',
    certainty: 'confirmed',
    months: 2,
  },
  {
    regions: ['luxembourg'],
    from: '2024-08-01',
    source: 'logement.public.lu',
    law: 'Loi du 21 septembre 2006; loi du 23 juillet 2024',
    certainty: 'confirmed',
    months: 2,
  },
];

/** In Belgium a tenant pays none of the agency's fee, but may pay an agent of their own. */
export const tenantFees: z.infer<typeof tenantFeesSchema> = [
  {
    regions: ['luxembourg'],
    from: '2024-08-01',
    source: 'logement.public.lu',
    law: 'Loi du 21 septembre 2006; loi du 23 juillet 2024',
    certainty: 'confirmed',
    percent: 50,
  },
];
