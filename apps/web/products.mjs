/** The web apps: each has a page of its own for every path below its own. */
export const products = [
  {
    name: 'goals-guild',
    path: '/goalsguild',
    title: 'GoalsGuild',
    description: 'Goals are easier in good company.',
    colours: { light: '#f6f4ee', dark: '#0f1412', theme: '#0b6e4f' },
    /** Of the fonts, those that the first page shows. */
    fonts: /-latin-(wght|700)-normal/,
  },
]
