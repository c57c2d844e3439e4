import { de as articles } from './articles/de.ts';
import { de as calendar } from './calendar/de.ts';
import { de as content } from './content/de.ts';
import { de as documents } from './documents/de.ts';
import { de as door } from './door/de.ts';
import { de as editor } from './editor/de.ts';
import { de as figures } from './figures/de.ts';
import { de as imports } from './imports/de.ts';
import { de as log } from './log/de.ts';
import { de as newsletter } from './newsletter/de.ts';
import { de as openDays } from './open-days/de.ts';
import { de as owners } from './owners/de.ts';
import { de as palette } from './palette/de.ts';
import { de as passkeys } from './passkeys/de.ts';
import { de as people } from './people/de.ts';
import { de as photographs } from './photographs/de.ts';
import { de as pictures } from './pictures/de.ts';
import { de as portals } from './portals/de.ts';
import { de as position } from './position/de.ts';
import { de as projects } from './projects/de.ts';
import { de as properties } from './properties/de.ts';
import { de as redirects } from './redirects/de.ts';
import { de as requests } from './requests/de.ts';
import { de as settings } from './settings/de.ts';
import { de as setup } from './setup/de.ts';
import { de as shell } from './shell/de.ts';
import { de as staff } from './staff/de.ts';
import { de as team } from './team/de.ts';
import { de as testimonials } from './testimonials/de.ts';
import type { OfficePageTextTable } from './texts.ts';
import { de as today } from './today/de.ts';
import { de as translations } from './translations/de.ts';
import { de as webhooks } from './webhooks/de.ts';

export const de: OfficePageTextTable = {
  ...shell,
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
