/** The web apps: each has a page of its own for every path below its own. */
export const products = [
  {
    name: 'front',
    path: '/',
    title: 'Longtable',
    description: 'Three small products for things that go better together.',
    said: { de: { description: 'Drei kleine Produkte für das, was zusammen besser geht.' } },
    colours: { light: '#f6f4ee', dark: '#0f1412', theme: '#0b6e4f' },
    fonts: /-latin-(wght|700)-normal/,
  },
  {
    name: 'own',
    path: '/account',
    title: 'Your account',
    description: 'Sessions, password, address, preferences, your data.',
    said: { de: { description: 'Anmeldungen, Passwort, Adresse, Einstellungen, deine Daten.' } },
    colours: { light: '#f6f4ee', dark: '#0f1412', theme: '#0b6e4f' },
    fonts: /-latin-(wght|700)-normal/,
  },
  {
    name: 'goals-guild',
    path: '/goalsguild',
    title: 'GoalsGuild',
    description: 'Goals are easier in good company.',
    said: { de: { description: 'In guter Gesellschaft erreicht man mehr.' } },
    colours: { light: '#f6f4ee', dark: '#0f1412', theme: '#0b6e4f' },
    /** Of the fonts, those that the first page shows. */
    fonts: /-latin-(wght|700)-normal/,
    /** What a device offers at the icon of the app. */
    shortcuts: [
      { url: '/goalsguild/goals/new', name: 'New goal', de: 'Neues Ziel' },
      { url: '/goalsguild/tasks', name: 'Steps by day', de: 'Schritte nach Tagen' },
      { url: '/goalsguild/chat', name: 'Chat', de: 'Chat' },
    ],
    /** What it can be handed from other apps. */
    manifest: {
      share_target: {
        action: '/goalsguild/',
        method: 'GET',
        params: { title: 'title', text: 'text', url: 'url' },
      },
    },
  },
  {
    name: 'collab-hub',
    path: '/collabhub',
    title: 'CollabHub',
    description: 'Startups, open roles, applicants and investors on one board.',
    said: {
      de: { description: 'Startups, offene Stellen, Bewerbungen und Investoren an einem Brett.' },
    },
    colours: { light: '#fafafb', dark: '#0d0e12', theme: '#1d4ed8' },
    fonts: /figtree-latin-wght-normal/,
    shortcuts: [
      { url: '/collabhub/roles', name: 'Open roles', de: 'Offene Stellen' },
      { url: '/collabhub/startups', name: 'Startups', de: 'Startups' },
      { url: '/collabhub/messages', name: 'Messages', de: 'Nachrichten' },
    ],
  },
  {
    name: 'hold-that-thought',
    path: '/holdthatthought',
    title: 'HoldThatThought',
    description: 'Letters that stay in the family.',
    said: { de: { description: 'Briefe, die in der Familie bleiben.' } },
    colours: { light: '#f2ebdf', dark: '#15120f', theme: '#7a2a2b' },
    fonts: /figtree-latin-wght-normal/,
    shortcuts: [
      { url: '/holdthatthought/letters', name: 'Letters', de: 'Briefe' },
      { url: '/holdthatthought/drafts/new', name: 'Add scans', de: 'Scans hinzufügen' },
      { url: '/holdthatthought/messages', name: 'Messages', de: 'Nachrichten' },
    ],
    manifest: {
      /** Files are taken by the service worker, and wait on a page of their own. */
      share_target: {
        action: '/holdthatthought/share',
        method: 'POST',
        enctype: 'multipart/form-data',
        params: {
          title: 'title',
          text: 'text',
          files: [{ name: 'files', accept: ['image/*', 'application/pdf'] }],
        },
      },
    },
  },
]
