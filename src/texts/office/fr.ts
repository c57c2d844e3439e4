import { fr as articles } from './articles/fr.ts';
import { fr as calendar } from './calendar/fr.ts';
import { fr as content } from './content/fr.ts';
import { fr as documents } from './documents/fr.ts';
import { fr as door } from './door/fr.ts';
import { fr as editor } from './editor/fr.ts';
import { fr as figures } from './figures/fr.ts';
import { fr as imports } from './imports/fr.ts';
import { fr as log } from './log/fr.ts';
import { fr as newsletter } from './newsletter/fr.ts';
import { fr as openDays } from './open-days/fr.ts';
import { fr as owners } from './owners/fr.ts';
import { fr as palette } from './palette/fr.ts';
import { fr as passkeys } from './passkeys/fr.ts';
import { fr as people } from './people/fr.ts';
import { fr as photographs } from './photographs/fr.ts';
import { fr as pictures } from './pictures/fr.ts';
import { fr as portals } from './portals/fr.ts';
import { fr as position } from './position/fr.ts';
import { fr as projects } from './projects/fr.ts';
import { fr as properties } from './properties/fr.ts';
import { fr as redirects } from './redirects/fr.ts';
import { fr as requests } from './requests/fr.ts';
import { fr as settings } from './settings/fr.ts';
import { fr as setup } from './setup/fr.ts';
import { fr as shell } from './shell/fr.ts';
import { fr as staff } from './staff/fr.ts';
import { fr as team } from './team/fr.ts';
import { fr as testimonials } from './testimonials/fr.ts';
import type { OfficePageTextTable } from './texts.ts';
import { fr as today } from './today/fr.ts';
import { fr as translations } from './translations/fr.ts';
import { fr as webhooks } from './webhooks/fr.ts';

export const fr: OfficePageTextTable = {
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
