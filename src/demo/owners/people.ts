import type { Language } from '#domain/language.ts';

type DemoOwner = {
  name: string;
  email: string;
  /** Public: these accounts give access to invented properties only. */
  password: string;
  phone: string;
  language: Language;
};

/** The owners who can log in to the demo agency; their properties are in demo/owners/properties.ts. */
export const demoOwners = {
  hilde: {
    name: 'Hilde Desmet',
    email: 'hilde.desmet@rooilijn.example',
    password: 'koffie-onder-de-linde',
    phone: '0476123456',
    language: 'nl',
  },
  karl: {
    name: 'Karl Lennertz',
    email: 'karl.lennertz@rooilijn.example',
    password: 'nebel-am-weiher',
    phone: '0477234567',
    language: 'de',
  },
} as const satisfies Record<string, DemoOwner>;
