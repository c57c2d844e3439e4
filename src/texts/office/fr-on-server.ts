import { frOnServer as articles } from './articles/fr.ts';
import { frOnServer as calendar } from './calendar/fr.ts';
import { frOnServer as content } from './content/fr.ts';
import { frOnServer as documents } from './documents/fr.ts';
import { frOnServer as door } from './door/fr.ts';
import { frOnServer as editor } from './editor/fr.ts';
import { frOnServer as figures } from './figures/fr.ts';
import { frOnServer as imports } from './imports/fr.ts';
import { frOnServer as log } from './log/fr.ts';
import { frOnServer as newsletter } from './newsletter/fr.ts';
import { frOnServer as openDays } from './open-days/fr.ts';
import { frOnServer as owners } from './owners/fr.ts';
import { frOnServer as palette } from './palette/fr.ts';
import { frOnServer as passkeys } from './passkeys/fr.ts';
import { frOnServer as people } from './people/fr.ts';
import { frOnServer as photographs } from './photographs/fr.ts';
import { frOnServer as pictures } from './pictures/fr.ts';
import { frOnServer as portals } from './portals/fr.ts';
import { frOnServer as position } from './position/fr.ts';
import { frOnServer as projects } from './projects/fr.ts';
import { frOnServer as properties } from './properties/fr.ts';
import { frOnServer as redirects } from './redirects/fr.ts';
import { frOnServer as requests } from './requests/fr.ts';
import { frOnServer as settings } from './settings/fr.ts';
import { frOnServer as setup } from './setup/fr.ts';
import { frOnServer as staff } from './staff/fr.ts';
import { frOnServer as team } from './team/fr.ts';
import { frOnServer as testimonials } from './testimonials/fr.ts';
import type { OfficeServerTextTable } from './texts.ts';
import { frOnServer as today } from './today/fr.ts';
import { frOnServer as translations } from './translations/fr.ts';
import { frOnServer as webhooks } from './webhooks/fr.ts';

export const frOnServer: OfficeServerTextTable = {
  ...today,
  ...door,
  ...staff,
  ...team,
  ...properties,
  ...editor,
  ...photographs,
  ...documents,
  ...openDays,
  ...setup,
  ...passkeys,
  ...calendar,
  ...owners,
  ...palette,
  ...log,
  ...settings,
  ...redirects,
  ...testimonials,
  ...requests,
  ...people,
  ...position,
  ...projects,
  ...content,
  ...articles,
  ...newsletter,
  ...pictures,
  ...translations,
  ...figures,
  ...imports,
  ...portals,
  ...webhooks,
};
