import { enOnServer as articles } from './articles/en.ts';
import { enOnServer as calendar } from './calendar/en.ts';
import { enOnServer as content } from './content/en.ts';
import { enOnServer as documents } from './documents/en.ts';
import { enOnServer as door } from './door/en.ts';
import { enOnServer as editor } from './editor/en.ts';
import { enOnServer as figures } from './figures/en.ts';
import { enOnServer as imports } from './imports/en.ts';
import { enOnServer as log } from './log/en.ts';
import { enOnServer as newsletter } from './newsletter/en.ts';
import { enOnServer as openDays } from './open-days/en.ts';
import { enOnServer as owners } from './owners/en.ts';
import { enOnServer as palette } from './palette/en.ts';
import { enOnServer as passkeys } from './passkeys/en.ts';
import { enOnServer as people } from './people/en.ts';
import { enOnServer as photographs } from './photographs/en.ts';
import { enOnServer as pictures } from './pictures/en.ts';
import { enOnServer as portals } from './portals/en.ts';
import { enOnServer as position } from './position/en.ts';
import { enOnServer as projects } from './projects/en.ts';
import { enOnServer as properties } from './properties/en.ts';
import { enOnServer as redirects } from './redirects/en.ts';
import { enOnServer as requests } from './requests/en.ts';
import { enOnServer as settings } from './settings/en.ts';
import { enOnServer as setup } from './setup/en.ts';
import { enOnServer as staff } from './staff/en.ts';
import { enOnServer as team } from './team/en.ts';
import { enOnServer as testimonials } from './testimonials/en.ts';
import type { OfficeServerTextTable } from './texts.ts';
import { enOnServer as today } from './today/en.ts';
import { enOnServer as translations } from './translations/en.ts';
import { enOnServer as webhooks } from './webhooks/en.ts';

export const enOnServer: OfficeServerTextTable = {
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
