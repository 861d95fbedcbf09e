/** The web apps: each has a page of its own for every path below its own. */
export const products = [
  {
    name: 'front',
    path: '/',
    title: 'Longtable',
    description: 'Three small products for things that go better together.',
    colours: { light: '#f6f4ee', dark: '#0f1412', theme: '#0b6e4f' },
    fonts: /-latin-(wght|700)-normal/,
  },
  {
    name: 'own',
    path: '/account',
    title: 'Your account',
    description: 'Sessions, password, address, preferences, your data.',
    colours: { light: '#f6f4ee', dark: '#0f1412', theme: '#0b6e4f' },
    fonts: /-latin-(wght|700)-normal/,
  },
  {
    name: 'goals-guild',
    path: '/goalsguild',
    title: 'GoalsGuild',
    description: 'Goals are easier in good company.',
    colours: { light: '#f6f4ee', dark: '#0f1412', theme: '#0b6e4f' },
    /** Of the fonts, those that the first page shows. */
    fonts: /-latin-(wght|700)-normal/,
    /** What a device offers at the icon of the app, and what it can be handed from other apps. */
    manifest: {
      shortcuts: [
        { name: 'New goal', url: '/goalsguild/goals/new' },
        { name: 'Steps by day', url: '/goalsguild/tasks' },
        { name: 'Chat', url: '/goalsguild/chat' },
      ],
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
    colours: { light: '#fafafb', dark: '#0d0e12', theme: '#1d4ed8' },
    fonts: /figtree-latin-wght-normal/,
  },
  {
    name: 'hold-that-thought',
    path: '/holdthatthought',
    title: 'HoldThatThought',
    description: 'Letters that stay in the family.',
    colours: { light: '#f2ebdf', dark: '#15120f', theme: '#7a2a2b' },
    fonts: /figtree-latin-wght-normal/,
    manifest: {
      shortcuts: [
        { name: 'Letters', url: '/holdthatthought/letters' },
        { name: 'Add scans', url: '/holdthatthought/drafts/new' },
        { name: 'Messages', url: '/holdthatthought/messages' },
      ],
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
