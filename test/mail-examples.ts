import { sourceTroubles } from '#database/import/troubles.ts';
import type { Mail } from '#mail/outbox/mail-data.ts';

/** One mail of each kind and form, with these ids. */
export function mailExamples({
  propertyId,
  projectId,
  agentId,
}: Record<'propertyId' | 'projectId' | 'agentId', number>): Mail[] {
  const answers = [
    { label: 'Naam', value: 'Lies Van den Broeck' },
    { label: 'E-mail', value: 'lies@example.be' },
    { label: 'Opmerking', value: 'Kunnen we ook de tuin zien?\nWe komen met drie.' },
  ];
  const visitor = { name: 'Lies Van den Broeck', email: 'lies@example.be', phone: '0470123456' };
  const appointment = {
    propertyId,
    agentId,
    startsAt: '2026-11-24T09:00:00Z',
    endsAt: '2026-11-24T09:30:00Z',
    movePath: '/nl/bezoek/verplaatsen/?token=a',
    cancelPath: '/nl/bezoek/annuleren/?token=a',
  };
  const criteria = 'Huis te koop in Gent, tot € 450.000, minstens 3 slaapkamers';
  const unsubscribePath = '/unsubscribe/?token=alert';
  return [
    {
      template: 'request-received',
      data: { form: 'contact_me', firstName: 'Lies', answers, propertyId, agentId },
    },
    {
      template: 'request-received',
      data: { form: 'project', firstName: 'Lies', answers, projectId, agentId },
    },
    ...(['contact', 'documents', 'project', 'free_valuation', 'demand', 'testimonial', 'offer'] as const).map(
      (form): Mail => ({ template: 'request-received', data: { form, answers } }),
    ),
    ...(['contact_me', 'visit', 'free_valuation', 'offer', 'send_to_friend', 'newsletter'] as const).map(
      (form): Mail => ({
        template: 'request-for-agent',
        data: {
          form,
          visitor: { ...visitor, language: 'fr' },
          answers,
          page: '/nl/te-koop/',
          propertyId,
        },
      }),
    ),
    {
      template: 'documents',
      data: {
        firstName: 'Lies',
        documents: [
          { name: 'Energieprestatiecertificaat (EPC)', path: '/documents/1/?token=a' },
          { name: 'Bodemattest', path: '/documents/2/?token=b' },
        ],
        until: '2026-11-28T17:00:00Z',
        propertyId,
        agentId,
      },
    },
    {
      template: 'answer',
      data: {
        subject: 'Uw bezoek van dinsdag',
        text: 'Dag Lies,\n\nDeze momenten zijn nog vrij:\n\n{{slots}}\n\nTot dan,\nEline Vermeersch',
        slots: [{ startsAt: '2026-11-24T15:30:00Z', endsAt: '2026-11-24T16:00:00Z' }],
        bookPath: '/nl/bezoek/1/',
        documents: [{ name: 'Bodemattest', path: '/documents/2/?token=b' }],
        until: '2026-11-28T17:00:00Z',
        propertyId,
      },
    },
    {
      template: 'friend',
      data: {
        senderName: 'Lies Van den Broeck',
        senderEmail: 'lies@example.be',
        remark: 'Dit is <b>echt</b> iets voor jou!\nGroetjes',
        propertyId,
      },
    },
    {
      template: 'confirm-alert',
      data: { firstName: 'Lies', criteria, confirmPath: '/nl/bevestig/?token=a' },
    },
    {
      template: 'alert',
      data: {
        criteria,
        homes: [{ propertyId, reason: 'price' }],
        listPath: '/nl/te-koop/?bedrooms=3',
        changePath: '/nl/zoekopdracht/?token=a',
        pausePath: '/nl/zoekopdracht/?token=b',
        endPath: '/nl/zoekopdracht/?token=c',
        unsubscribePath,
      },
    },
    {
      template: 'alert-expires',
      data: {
        criteria,
        expiresOn: '2026-12-21',
        stayPath: '/nl/zoekopdracht/?token=d',
        endPath: '/nl/zoekopdracht/?token=c',
        unsubscribePath,
      },
    },
    { template: 'confirm-newsletter', data: { confirmPath: '/nl/nieuwsbrief/?token=a' } },
    ...(['requested', 'other_wish', 'confirmed', 'moved', 'cancelled'] as const).flatMap((change): Mail[] => {
      const isWish = change === 'requested' || change === 'other_wish';
      const times = isWish ? { startsAt: undefined, endsAt: undefined } : {};
      const data = {
        ...appointment,
        ...times,
        change,
        firstName: 'Lies',
        wished: isWish ? ['di 24-11-2026, 10:00–13:00'] : [],
        previousStartsAt: change === 'moved' ? '2026-11-23T09:00:00Z' : undefined,
        remark: 'We komen met drie.',
        calendar: isWish
          ? undefined
          : 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nMETHOD:PUBLISH\r\nEND:VCALENDAR\r\n',
      };
      return [
        { template: 'appointment', data },
        { template: 'appointment', data: { ...data, visitor } },
      ];
    }),
    { template: 'appointment-reminder', data: { ...appointment, firstName: 'Lies' } },
    { template: 'owner-confirm', data: { name: '', confirmPath: '/nl/login/?token=a' } },
    {
      template: 'owner-exists',
      data: { name: 'Lies', loginPath: '/nl/login/', passwordPath: '/nl/login/wachtwoord-vergeten/' },
    },
    {
      template: 'newsletter',
      data: {
        subject: 'Wat er dit najaar te koop is',
        body: {
          type: 'doc',
          content: [
            { type: 'paragraph', content: [{ type: 'text', text: 'Drie huizen met een tuin.' }] },
            {
              type: 'bulletList',
              content: [
                {
                  type: 'listItem',
                  content: [
                    {
                      type: 'paragraph',
                      content: [
                        {
                          type: 'text',
                          text: 'Kom kijken',
                          marks: [{ type: 'link', attrs: { href: '/nl/contact/' } }],
                        },
                      ],
                    },
                  ],
                },
              ],
            },
          ],
        },
        homes: [{ propertyId }],
        article: { title: 'Wat een schatting kost', intro: 'Niets.', path: '/nl/nieuws/schatting/' },
        endPath: '/nl/nieuwsbrief/uitschrijven/?token=a',
        unsubscribePath: '/unsubscribe/newsletter/?token=a',
      },
    },
    { template: 'owner-password', data: { name: 'Lies', choosePath: '/nl/login/?token=a' } },
    { template: 'owner-invitation', data: { name: 'Lies', choosePath: '/nl/login/?token=a' } },
    {
      template: 'staff-invitation',
      data: { name: 'Eline', link: 'https://kantoor.agency.be/office/invited/a/' },
    },
    {
      template: 'request-noted',
      data: {
        ...{ name: 'Eline', by: 'Jonas Baert', person: 'Lies Claes' },
        link: 'https://kantoor.agency.be/office/requests/1/',
      },
    },
    {
      template: 'import-troubled',
      data: {
        ...{ source: 'whise', troubles: [...sourceTroubles] },
        link: 'https://kantoor.agency.be/office/imports/whise/',
      },
    },
    {
      template: 'staff-password',
      data: { name: 'Eline', link: 'https://kantoor.agency.be/office/forgotten/a/' },
    },
    {
      template: 'staff-password-changed',
      data: { name: 'Eline', link: 'https://kantoor.agency.be/office/forgotten/' },
    },
    { template: 'owner-email-changed', data: { name: 'Lies', email: 'nieuw@example.be' } },
    {
      template: 'owner-week',
      data: {
        name: 'Lies',
        from: '2026-11-09',
        until: '2026-11-15',
        homes: [
          {
            propertyId,
            visits: 214,
            visitsBefore: 180,
            viewings: [
              {
                at: '2026-11-12T13:00:00Z',
                visitor: 'A. Peeters',
                feedback: 'Wacht op de bank',
                language: 'nl',
              },
            ],
            messages: [
              { at: '2026-11-10T09:00:00Z', contact: 'K. Wouters', subject: 'visit', form: 'visit' },
              {
                at: '2026-11-11T09:00:00Z',
                contact: '',
                subject: 'Verslag van oktober',
                language: 'nl',
                form: null,
              },
            ],
            papers: [
              { kind: 'epc', expiresOn: '2026-12-02' },
              { kind: 'electricity', expiresOn: '2026-09-30' },
            ],
            steps: [{ dueOn: '2026-11-24', subject: 'Compromis voorbereiden', language: 'nl' }],
          },
        ],
        overviewPath: '/nl/eigenaars/',
        endPath: '/nl/weekmail/stopzetten/?token=a',
        unsubscribePath,
      },
    },
    {
      template: 'owner-password-changed',
      data: { name: 'Lies', passwordPath: '/nl/login/wachtwoord-vergeten/' },
    },
    {
      template: 'testimonial-for-agency',
      data: {
        name: 'Lies Van den Broeck',
        comment: 'Eline belde altijd terug.',
        website: 'https://example.be',
        picturePath: '/pictures/0123456789abcdef0123/testimonial?width=750&height=auto',
      },
    },
    {
      template: 'testimonial-declined',
      data: {
        name: 'Lies Van den Broeck',
        reason: 'Er staat een naam van iemand anders in.',
        language: 'nl',
        comment: 'Eline belde altijd terug.',
      },
    },
  ];
}
