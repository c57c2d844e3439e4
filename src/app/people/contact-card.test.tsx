import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ContactCard } from './contact-card.tsx';

const contact = {
  name: 'Eline Claes',
  initials: 'EC',
  phone: null,
  email: 'eline@agency.example',
  isAgent: true,
};
const picture = {
  id: '0123456789abcdef0123',
  name: 'eline-claes',
  width: 640,
  height: 640,
  thumbhash: 'IAgGFYQvU4ZXm5s1mHZYfImigEYJ',
};

it('shows the photograph of the agent, else the initials', () => {
  const withPicture = renderToStaticMarkup(<ContactCard contact={{ ...contact, picture }} />);
  expect(withPicture).toContain('/pictures/0123456789abcdef0123/eline-claes');
  expect(withPicture).not.toContain('>EC<');
  const without = renderToStaticMarkup(<ContactCard contact={{ ...contact, picture: null }} />);
  expect(without).toContain('>EC<');
  expect(without).not.toContain('<img');
});
