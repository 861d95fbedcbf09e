export const searchEn = {
  title: 'Search',
  placeholder: 'A name, some words, or #a topic',
  begin: 'Who, or what?',
  beginText: 'People, public goals, groups and offers are found by their words, and by a topic.',
  own: 'Yours',
  found: 'Found',
  kinds: 'What to show',
  everything: 'Everything',
  parts: { person: 'People', goal: 'Goals', group: 'Groups', offer: 'Offers' },
  none: (text: string) => `Nothing was found for “${text}”. Try fewer words, or their beginning.`,
  topic: (tag: string) => `Public things with #${tag}`,
  nothing: (tag: string) => `Nothing public has #${tag} yet.`,
  all: 'Show all',
}
export type SearchWords = typeof searchEn
