import { redirect } from 'react-router';
import { showQuestions } from '#app/forms/show-form.server.ts';
import { presentDocument } from '#app/owner/portal/documents.server.ts';
import { getOwnedProperty } from '#app/owner/portal/get-owned-property.server.ts';
import { portalPage } from '#app/owner/portal/portal.server.ts';
import { ownedAddress, presentOwnedProperty } from '#app/owner/portal/present-owned-property.server.ts';
import { readAnswers, typedInRequest } from '#app/owner/receive.server.ts';
import { presentContact } from '#app/people/people.server.ts';
import type { RequestContext } from '#app/request-context.ts';
import { countRequest } from '#commands/lead/count-request.ts';
import { keepLead } from '#commands/lead/keep-lead.ts';
import type { OwnedPropertyRow } from '#database/owner/owned-properties.ts';
import { listOwnedDocuments } from '#database/property/owned-documents.ts';
import { findAgent } from '#database/site/people.ts';
import { parseId } from '#domain/address/id.ts';
import { hourSeconds } from '#domain/time/durations.ts';
import type { Owner } from '#login/owner/owner-login.ts';
import type { LeadQuestions } from '#questions/form.ts';
import { alternates, href } from '#site/paths/paths.ts';
import { formTexts } from '#texts/forms/texts.ts';
import { portalTexts } from '#texts/portal/texts.ts';
import { promisedText, promiseWords } from '#texts/wording/promise-words.ts';

/** The form does not ask for the sender, who is known. */
const messageForm = {
  form: 'contact_me',
  sections: [
    {
      fields: [
        {
          name: 'remark',
          kind: 'longText',
          max: 4000,
          rows: 8,
          label: 'OWNER_MESSAGE',
          missing: 'OWNER_MESSAGE_MISSING',
        },
      ],
    },
  ],
  submit: 'OWNER_MESSAGE_SUBMIT',
} as const satisfies LeadQuestions;

const messagesAnHour = { most: 20, seconds: hourSeconds };

type Asked = { owner: Owner; id: string; url: URL };

/** Fills in a question about a document if the address names one. */
export async function loadMessage(context: RequestContext, { owner, id, url }: Asked) {
  const { database, language, settings } = context;
  const t = portalTexts(language);
  const row = await getOwnedProperty(context, owner, id);
  const [agent, prepared] = await Promise.all([
    row.agent_id ? findAgent(database, row.agent_id) : undefined,
    prepareText(context, {
      owner,
      property: row,
      documentId: parseId(url.searchParams.get('document') ?? ''),
    }),
  ]);
  const title = agent
    ? t('MESSAGE_TO', { name: `${agent.firstName} ${agent.lastName}` })
    : t('MESSAGE_TO_AGENCY');
  const property = presentOwnedProperty(row, context);
  return {
    ...portalPage(
      { context, owner },
      { title, alternates: alternates('ownerMessage', { id: row.id }), within: 'owners' },
    ),
    told:
      url.searchParams.get('told') === 'sent'
        ? promisedText(t, 'MESSAGE_SENT', promiseWords(settings.promises, language))
        : '',
    back: formTexts(language)('APPOINTMENT_BACK'),
    subject: {
      href: property.href,
      title: property.title,
      address: [property.type, property.status.text].join(' · '),
      price: property.price,
      picture: property.picture,
      contact: presentContact(agent, context),
    },
    /** True for staff who look as the owner: they cannot send anything. */
    isClosed: owner.isSeenByStaff === true,
    shown: showQuestions(context, messageForm, { remark: prepared }),
  };
}

/** An owner's question about a document that expires or that only the agent has. */
async function prepareText(
  context: RequestContext,
  {
    owner,
    property,
    documentId,
  }: { owner: Owner; property: OwnedPropertyRow; documentId: number | undefined },
): Promise<string> {
  if (documentId === undefined) return '';
  const documents = await listOwnedDocuments(context.database, owner.id, property.id);
  const row = documents.find(({ id }) => id === documentId);
  if (!row) return '';
  const { name, note, state } = presentDocument(row, context);
  const address = ownedAddress(property, context.language);
  return portalTexts(context.language)(state === 'valid' ? 'MESSAGE_ASK' : 'MESSAGE_RENEW', {
    document: name,
    note,
    address,
    name: owner.name,
  });
}

/** Stored as a lead about the property, like those of visitors. */
export async function sendMessage(
  context: RequestContext,
  { owner, id, url, request }: Asked & { request: Request },
) {
  const { database, language, now } = context;
  const property = await getOwnedProperty(context, owner, id);
  const { values, refused, turnDown } = await readAnswers(
    context,
    messageForm,
    await typedInRequest(request),
  );
  if (refused) return refused;
  if (!(await countRequest(database, ['owner-message', owner.id], messagesAnHour, now)))
    return turnDown({ because: 'TOO_MANY' }, 429);
  await keepLead(
    context,
    messageForm,
    {
      about: { property_id: property.id, agent_id: property.agent_id },
      adds: () => ({ last_name: owner.name, email: owner.email }),
      confirms: () => false,
    },
    { values, sender: { page: url.pathname } },
  );
  throw redirect(`${href(language, 'ownerMessage', { id: property.id })}?told=sent`, 303);
}
